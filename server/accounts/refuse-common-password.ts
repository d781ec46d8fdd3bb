import { isCommonPassword } from '#server/platform/common-passwords.ts'
import { refuse } from '#server/platform/problems.ts'

/** Besides the four checks, which browser and server share; the list is too long for the browser. */
export function refuseCommonPassword({ password }: { password: string }): void {
  if (isCommonPassword(password)) refuse('invalid-input', { password: ['password-common'] })
}
