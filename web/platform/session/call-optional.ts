import type { OptionalPath } from '#contract/calls.ts'
import { type Call, callApi } from '../call-api.ts'
import { callAccount, isSignedIn } from './session.ts'

/** A call for the logged-in user, who may get more, otherwise for a visitor. */
export function callOptional<Answer>(
  path: OptionalPath,
  { language, ...call }: Omit<Call, 'bearer'>,
): Promise<Answer> {
  return isSignedIn() ? callAccount<Answer>(path, call) : callApi<Answer>(path, { ...call, language })
}
