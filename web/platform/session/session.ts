import type { Login, Tokens } from '#contract/accounts.ts'
import type { ApiPath } from '#contract/calls.ts'
import { useStore } from '../store/create-store.ts'
import type { AccountCall } from './calls.ts'
import type { SessionState } from './session-machine.ts'
import { sessionStore } from './session-store.ts'
import type { SignInOutcome } from './sign-in-outcome.ts'

export type { SignInOutcome } from './sign-in-outcome.ts'

// Every page loads this file: code for logged-in users is loaded later, and only for them and at login.
const live = () => import('./live-session.ts')

/** The logged-in user. `unknown` on the server and until the page is hydrated. */
export function useSession(): SessionState {
  return useStore(sessionStore)
}

export function isSignedIn(): boolean {
  return sessionStore.get().state === 'loggedin'
}

export async function signIn(credentials: Login): Promise<SignInOutcome> {
  return (await live()).signIn(credentials)
}

/** With the tokens returned by activation, a password reset or a multipass. */
export async function signInWithTokens(tokens: Tokens): Promise<SignInOutcome> {
  return (await live()).signInWithTokens(tokens)
}

export async function logout(): Promise<void> {
  return (await live()).logout()
}

/** A JSON call for the logged-in user. Refreshes an expired token first; refusals are `FetchError`s. */
export async function callAccount<Answer>(path: ApiPath, call: AccountCall = {}): Promise<Answer> {
  return (await live()).callAccount<Answer>(path, call)
}

/** The same for answers other than JSON, such as files: the response itself, never an error response. */
export async function fetchAccount(path: ApiPath, call: AccountCall = {}): Promise<Response> {
  return (await live()).fetchAccount(path, call)
}

/** For uploads with progress: an access token that has not expired. */
export async function accessToken(): Promise<string> {
  return (await live()).accessToken()
}

/** Call this after users changed their own data: name, language or second factor. */
export async function reloadUser(): Promise<void> {
  await (await live()).reloadUser()
}
