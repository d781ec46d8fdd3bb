import type { OptionalPath } from '#contract/calls.ts'
import { type Call, callApi } from '../call-api.ts'
import { callAccount, isSignedIn } from './session.ts'

/** Makes a call for the person signed in, whom it answers more, else for a visitor. */
export function callOptional<Answer>(
  path: OptionalPath,
  { language, ...call }: Omit<Call, 'bearer'>,
): Promise<Answer> {
  return isSignedIn() ? callAccount<Answer>(path, call) : callApi<Answer>(path, { ...call, language })
}
