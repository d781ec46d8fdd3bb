import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { CurrentUser, Login, Tokens } from '#contract/accounts.ts'
import type { ApiPath } from '#contract/calls.ts'
import { type Call, callApi, FetchError, fetchApi } from '../call-api.ts'
import { createSerialQueue } from '../outbox/serial-queue.ts'
import { browserStorage } from '../storage.ts'
import { createStore } from '../store/create-store.ts'
import { openTabChannel } from '../store/tab-channel.ts'
import { type AccountCall, accountCalls, TokensExpired } from './calls.ts'
import { clearOtherUsersData, clearPersonalData } from './clear-personal-data.ts'
import { loginFailure } from './login-failure.ts'
import { isRedirect, redirectTarget } from './redirect.ts'
import { pauseMs, refreshTokens } from './refresh.ts'
import { sessionContext } from './session-context.ts'
import { sessionStore } from './session-store.ts'
import type { SignInOutcome } from './sign-in-outcome.ts'
import { createTokenRefresher } from './token-refresher.ts'
import { readTokens, type StoredTokens, storeTokens, storeUser } from './tokens.ts'
import { keepAwake } from './wake-lock.ts'
import { warn } from './warn.ts'

const clock = Date.now
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const send = (path: ApiPath, call: Omit<Call, 'language'>) =>
  fetchApi(path, { ...call, language: sessionContext().language })

/** Across all tabs; in a browser without locks only in this one, since the server tolerates two at once. */
const serially = createSerialQueue('verbena-token-refresh')
const refresh = (isFreshEnough: (tokens: StoredTokens) => boolean) =>
  refreshTokens({ read: readTokens, save: storeTokens, ask: fetchTokens, serially, clock }, isFreshEnough)

async function fetchTokens(refreshToken: string): Promise<Tokens> {
  const answer = await send(authPaths.refresh, { method: 'POST', bearer: refreshToken })
  return answer.json() as Promise<Tokens>
}

const calls = accountCalls({ read: readTokens, refresh, send, onEnded: leave, clock, wait })
const { check, stop } = createTokenRefresher({ read: readTokens, refresh, onEnded: leave, clock })
/** Sent twice, so that a tab that is just opening receives it, too. */
const logoutBroadcastDelaysMs = [50, 100] as const
const loggedOut = 'loggedout'
const otherTabs = openTabChannel<typeof loggedOut>('verbena-session')
otherTabs.listen((message) => {
  if (message === loggedOut && !readTokens()) sessionStore.send({ type: 'missing' })
})

export const { fetchAccount, accessToken } = calls

export async function callAccount<Answer>(path: ApiPath, call?: AccountCall): Promise<Answer> {
  const response = await fetchAccount(path, call)
  return (await response.json().catch(() => undefined)) as Answer
}

/** Stops what runs while a user is logged in. */
const running = createStore<(() => void) | undefined>(undefined)

function follow(): void {
  const isIn = sessionStore.get().state === 'loggedin'
  const isRunning = running.get() !== undefined
  if (isIn && !isRunning) running.set(stayAwakeAndFresh())
  if (!isIn && isRunning) {
    running.get()?.()
    running.set(undefined)
  }
}

function stayAwakeAndFresh(): () => void {
  const letSleep = keepAwake()
  document.addEventListener('visibilitychange', check)
  return () => {
    letSleep()
    document.removeEventListener('visibilitychange', check)
    stop()
  }
}
sessionStore.subscribe(follow)

/** Tokens are stored; whose are they? */
export async function resume(): Promise<void> {
  follow()
  void check()
  await reloadUser()
}

/** The latest call for the user: answers to earlier ones are ignored. */
const userCall = createStore(0)
const supersedeUserCall = () => userCall.update((number) => number + 1)

export async function reloadUser(failures = 0): Promise<CurrentUser | undefined> {
  supersedeUserCall()
  const mine = userCall.get()
  const isOvertaken = () => mine !== userCall.get()
  try {
    const user = await callAccount<CurrentUser>(accountPaths.user)
    if (isOvertaken() || !readTokens()) return undefined
    storeUser(user)
    clearOtherUsersData(browserStorage('sessionStorage'), user.id)
    sessionStore.send({ type: 'user-came', user })
    return user
  } catch (error) {
    if (error instanceof TokensExpired || isOvertaken()) return undefined
    sessionStore.send({ type: 'user-failed', error: sessionContext().t('shop:session.user-failed') })
    void wait(pauseMs(failures + 1, error)).then(() => {
      if (!isOvertaken() && sessionStore.get().state === 'loggedin') return reloadUser(failures + 1)
    })
    return undefined
  }
}

/** Ends the session here and in all tabs, without a call to the server. */
export function leave(error?: string): void {
  supersedeUserCall()
  clearPersonalData()
  for (const delay of logoutBroadcastDelaysMs) setTimeout(() => otherTabs.post(loggedOut), delay)
  sessionStore.send({ type: 'logged-out', error })
}

export async function signIn(credentials: Login): Promise<SignInOutcome> {
  const { t, language } = sessionContext()
  sessionStore.send({ type: 'signing-in' })
  try {
    return await signInWithTokens(
      await callApi<Tokens>(authPaths.login, { method: 'POST', body: credentials, language }),
    )
  } catch (error) {
    const failure = loginFailure(error)
    if (failure.next === 'ask-otp') {
      sessionStore.send({ type: 'not-signed-in' })
      return { kind: 'otp-needed' }
    }
    if (failure.next === 'refresh' && (await renewed())) return finishSignIn()
    if (failure.text === 'unhandled') warn('Unhandled login error', error)
    return failed(failure.message ?? t(`shop:session.${failure.text}`), failure.next !== 'stay')
  }
}

async function renewed(): Promise<boolean> {
  return (await refresh(() => false)).kind === 'fresh'
}

/** With tokens from any kind of login: a redirect or a user. */
export async function signInWithTokens(tokens: Tokens): Promise<SignInOutcome> {
  if (isRedirect(tokens)) return redirect(tokens)
  if (readTokens()) clearPersonalData()
  storeTokens(tokens)
  return finishSignIn()
}

async function finishSignIn(): Promise<SignInOutcome> {
  sessionStore.send({ type: 'entered' })
  void check()
  const user = await reloadUser()
  return user
    ? { kind: 'in', user }
    : { kind: 'failed', message: sessionContext().t('shop:session.user-failed') }
}

function redirect(tokens: Tokens): SignInOutcome {
  const { t, otherStoreUrl } = sessionContext()
  const target = redirectTarget(tokens, otherStoreUrl)
  if ('problem' in target) return failed(t(`shop:session.${target.problem}`), false)
  sessionStore.send({ type: 'not-signed-in' })
  location.assign(target.url)
  return { kind: 'redirect' }
}

function failed(message: string, leaves: boolean): SignInOutcome {
  if (leaves) leave(message)
  else sessionStore.send({ type: 'not-signed-in', error: message })
  return { kind: 'failed', message }
}

const logoutPatienceMs = 5000

/** The server is notified but, whatever it answers, this browser is logged out. */
export async function logout(): Promise<void> {
  sessionStore.send({ type: 'logging-out' })
  try {
    const signal = AbortSignal.timeout(logoutPatienceMs)
    await fetchAccount(accountPaths.logout, { method: 'POST', signal })
    leave()
  } catch (error) {
    const isOut = error instanceof TokensExpired || (error instanceof FetchError && error.status === 422)
    if (!isOut) warn('Logout failed', error)
    leave(isOut ? undefined : sessionContext().t('shop:session.logout-failed'))
  }
}
