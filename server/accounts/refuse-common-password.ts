import { isCommonPassword } from '#server/platform/common-passwords.ts'
import { refuse } from '#server/platform/problems.ts'

/** In addition to the four checks shared by browser and server; the list is too long for the browser. */
export function refuseCommonPassword({ password }: { password: string }): void {
  if (isCommonPassword(password)) refuse('invalid-input', { password: ['password-common'] })
}
