import type { CurrentUser } from '#contract/accounts.ts'

/** `unknown` on the server and until the page has read the browser's storage. */
export type SessionState = {
  state: 'unknown' | 'loggedin' | 'loggedout'
  user?: CurrentUser | undefined
  loading: boolean
  isLoggingOut: boolean
  /** The user has just logged out in this tab, and has not navigated since. */
  hasLoggedOut?: boolean | undefined
  error?: string | undefined
}

export type SessionEvent =
  /** Tokens are stored: when a page opens, or when another tab logged in. `user` is the last known one. */
  | { type: 'found'; user?: CurrentUser | undefined }
  | { type: 'missing' }
  | { type: 'signing-in' }
  | { type: 'not-signed-in'; error?: string }
  | { type: 'entered' }
  | { type: 'user-came'; user: CurrentUser }
  | { type: 'user-failed'; error: string }
  | { type: 'logging-out' }
  | { type: 'logged-out'; error?: string | undefined }
  | { type: 'navigated' }

export const unknownSession: SessionState = { state: 'unknown', loading: false, isLoggingOut: false }
const loggedOut: SessionState = { state: 'loggedout', loading: false, isLoggingOut: false }
const loggedIn: SessionState = { state: 'loggedin', loading: true, isLoggingOut: false }

/** Loggedin or loggedout, with the flags loading and isLoggingOut. Returns the same object if nothing changes. */
export function nextSession(session: SessionState, event: SessionEvent): SessionState {
  const isIn = session.state === 'loggedin'
  switch (event.type) {
    case 'found':
      return { ...loggedIn, user: event.user }
    case 'missing':
      return session.state === 'loggedout' ? session : loggedOut
    case 'signing-in':
      return { ...session, loading: true, hasLoggedOut: undefined, error: undefined }
    case 'not-signed-in':
      return { ...session, loading: false, error: event.error }
    case 'entered':
      return loggedIn
    case 'user-came':
      return isIn ? { ...session, user: event.user, loading: false, error: undefined } : session
    case 'user-failed':
      return isIn ? { ...session, loading: false, error: event.error } : session
    case 'logging-out':
      return isIn ? { ...session, isLoggingOut: true } : session
    case 'logged-out':
      return {
        ...loggedOut,
        ...((session.isLoggingOut || session.hasLoggedOut) && { hasLoggedOut: true }),
        ...(event.error !== undefined && { error: event.error }),
      }
    case 'navigated':
      if (session.error === undefined && !session.hasLoggedOut) return session
      return { ...session, hasLoggedOut: undefined, error: undefined }
  }
}
