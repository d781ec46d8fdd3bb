import { FetchError, Unauthorized } from '../../platform/call-api.ts'
import { TokensExpired } from '../../platform/session/calls.ts'

/** The user is no longer logged in: unsaved text waits until they are. */
export function isSessionOver(error: unknown): boolean {
  return (
    error instanceof TokensExpired ||
    error instanceof Unauthorized ||
    (error instanceof FetchError && error.status === 401)
  )
}

/** The upper levels for which the server requires a reason, in its own words. */
export function limitsPassed(error: unknown): readonly string[] | undefined {
  const isAsked = error instanceof FetchError && error.body?.code === 'limit-reason-needed'
  return isAsked ? (error.body?.errors?.reason ?? []) : undefined
}
