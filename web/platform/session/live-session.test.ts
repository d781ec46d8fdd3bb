import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'

const ilse = { id: 2, user_type_id: 2, first_name: 'Ilse', last_name: 'Vermeulen' } as CurrentUser
const tokens = { access_token: 'access', refresh_token: 'refresh' }
const wrong = { code: 'invalid-credentials', message: 'What the shop says.' }
const credentials = { email: 'ilse@verbena.example', password: 'x' }

type Answer = () => Response | Promise<Response>
const answers = new Map<string, Answer>()
const asked: string[] = []
const said: unknown[] = []
const assign = vi.fn<(url: string) => void>()
const answer = (path: string, status: number, body: unknown = {}) =>
  void answers.set(path, () => Response.json(body, { status }))
const drops = (path: string) => void answers.set(path, () => Promise.reject(new TypeError('Failed to fetch')))

const heard: ((event: MessageEvent) => void)[] = []
class Channel {
  addEventListener(_: string, listener: (event: MessageEvent) => void) {
    heard.push(listener)
  }
  postMessage(message: unknown) {
    said.push(message)
  }
}

async function openSession() {
  vi.resetModules()
  const [live, { sessionStore }, storage, { clearPersonalData }, { setSessionContext }] = await Promise.all([
    import('./live-session.ts'),
    import('./session-store.ts'),
    import('./tokens.ts'),
    import('./clear-personal-data.ts'),
    import('./session-context.ts'),
  ])
  setSessionContext({ t: (key) => key, language: 'en', otherStoreUrl: 'https://uk.verbena.example' })
  sessionStore.send({ type: 'missing' })
  return { ...live, session: sessionStore.get, storage, clearPersonalData }
}
let tab: Awaited<ReturnType<typeof openSession>>
let warned: MockInstance
const signedIn = () => tab.signInWithTokens(tokens)

beforeEach(async () => {
  vi.useFakeTimers()
  const localStorage = memoryStorage()
  vi.stubGlobal('window', { localStorage, sessionStorage: memoryStorage() })
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.slice('/api'.length)
    asked.push(path)
    return (answers.get(path) ?? (() => Response.json({}, { status: 404 })))()
  })
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answers.clear()
  asked.length = 0
  said.length = 0
  heard.length = 0
  answer(authPaths.login, 200, tokens)
  answer(accountPaths.user, 200, ilse)
  answer(accountPaths.logout, 200)
  tab = await openSession()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  assign.mockReset()
})

describe('a login', () => {
  test('stores tokens and user, and returns the user', { tags: 'auth-sign-in' }, async () => {
    expect(await tab.signIn(credentials)).toEqual({ kind: 'in', user: ilse })
    expect(tab.session()).toMatchObject({ state: 'loggedin', user: ilse, loading: false })
    expect(tab.storage.readTokens()).toMatchObject(tokens)
    expect(tab.storage.readUser()).toEqual(ilse)
  })

  test('with wrong credentials shows the shop’s message, and leaves everything unchanged', {
    tags: 'error-login-400',
  }, async () => {
    answer(authPaths.login, 400, wrong)
    expect(await tab.signIn(credentials)).toEqual({ kind: 'failed', message: wrong.message })
    expect(tab.session()).toMatchObject({ state: 'loggedout', loading: false, error: wrong.message })
  })

  test('without a message from the shop shows its own', async () => {
    answers.set(authPaths.login, () => new Response('', { status: 400 }))
    expect(await tab.signIn(credentials)).toMatchObject({ message: 'shop:session.invalid-credentials' })
  })

  test('may require a second factor', async () => {
    answer(authPaths.login, 400, { code: 'otp-required', message: '…' })
    expect(await tab.signIn(credentials)).toEqual({ kind: 'otp-needed' })
    expect(tab.session()).toMatchObject({ state: 'loggedout', loading: false, error: undefined })
  })

  test.each([401, 500])(
    'answered with %i logs out and clears the tokens',
    { tags: ['error-login-401', 'error-login-500'] },
    async (status) => {
      await signedIn()
      answer(authPaths.login, status, wrong)
      expect(await tab.signIn(credentials)).toMatchObject({ kind: 'failed' })
      expect(tab.session()).toMatchObject({ state: 'loggedout' })
      expect(tab.storage.readTokens()).toBeUndefined()
    },
  )

  test('answered with 422 continues with tokens that can be renewed', async () => {
    await signedIn()
    answer(authPaths.login, 422, wrong)
    answer(authPaths.refresh, 200, { access_token: 'second', refresh_token: 'second' })
    expect(await tab.signIn(credentials)).toEqual({ kind: 'in', user: ilse })
    expect(tab.storage.readTokens()).toMatchObject({ access_token: 'second' })
  })

  test('answered with 422 logs out if they cannot be renewed', { tags: 'error-login-422' }, async () => {
    await signedIn()
    answer(authPaths.login, 422, wrong)
    answer(authPaths.refresh, 401)
    expect(await tab.signIn(credentials)).toMatchObject({ kind: 'failed' })
    expect(tab.storage.readTokens()).toBeUndefined()
  })

  test('attempted too often logs nobody out', { tags: 'waiting-stays-signed-in' }, async () => {
    await signedIn()
    answer(authPaths.login, 429, wrong)
    expect(await tab.signIn(credentials)).toEqual({ kind: 'failed', message: wrong.message })
    expect(tab.session().state).toBe('loggedin')
  })

  test('with an unexpected error is logged to the console, without the credentials', {
    tags: 'error-login-other',
  }, async () => {
    drops(authPaths.login)
    expect(await tab.signIn(credentials)).toEqual({ kind: 'failed', message: 'shop:session.unhandled' })
    expect(warned).toHaveBeenCalledExactlyOnceWith('Unhandled login error: TypeError: Failed to fetch')
  })

  test('succeeds even if the profile cannot be loaded, which is then requested again', async () => {
    answer(accountPaths.user, 503)
    expect(await tab.signIn(credentials)).toEqual({ kind: 'failed', message: 'shop:session.user-failed' })
    expect(tab.session()).toMatchObject({ state: 'loggedin', error: 'shop:session.user-failed' })
    answer(accountPaths.user, 200, ilse)
    await vi.advanceTimersByTimeAsync(1000)
    expect(tab.session()).toMatchObject({ user: ilse, error: undefined })
  })
})

describe('a login that redirects to the other store', () => {
  const leading = (access_token?: string) => ({ access_token, refresh_token: 'redirect' })

  test('opens the other store, and logs nobody in here', async () => {
    answer(authPaths.login, 200, leading('https://uk.verbena.example/auth/multipass/x'))
    expect(await tab.signIn(credentials)).toEqual({ kind: 'redirect' })
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://uk.verbena.example/auth/multipass/x')
    expect(tab.storage.readTokens()).toBeUndefined()
  })

  test.each([
    [undefined, 'shop:session.redirect-without-token'],
    ['http://uk.verbena.example/x', 'shop:session.redirect-insecure'],
    ['https://thief.example/x', 'shop:session.redirect-insecure'],
  ])('to %s is refused', async (url, message) => {
    answer(authPaths.login, 200, leading(url))
    expect(await tab.signIn(credentials)).toEqual({ kind: 'failed', message })
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('a logout', () => {
  test('deletes everything here and notifies the other tabs after 50 and 100 ms', {
    tags: ['auth-logout', 'constant-logout-delays'],
  }, async () => {
    await signedIn()
    await tab.logout()
    expect(tab.session()).toEqual({
      state: 'loggedout',
      loading: false,
      isLoggingOut: false,
      hasLoggedOut: true,
    })
    expect([tab.storage.readTokens(), tab.storage.readUser()]).toEqual([undefined, undefined])
    await vi.advanceTimersByTimeAsync(49)
    expect(said).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(said).toHaveLength(2)
  })

  test('in another tab logs out this one, too, once the tokens are deleted', async () => {
    await signedIn()
    const hear = () => {
      for (const listener of heard) listener({ data: 'loggedout' } as MessageEvent)
    }
    hear()
    expect(tab.session().state).toBe('loggedin')
    tab.clearPersonalData()
    hear()
    expect(tab.session().state).toBe('loggedout')
  })

  test('shows that it is in progress', async () => {
    await signedIn()
    const leaving = tab.logout()
    expect(tab.session().isLoggingOut).toBe(true)
    await leaving
  })

  test('answered with 422 counts as successful', { tags: 'error-logout-422' }, async () => {
    await signedIn()
    answer(accountPaths.logout, 422, { code: 'x', message: '…' })
    await tab.logout()
    expect(tab.session()).toEqual({
      state: 'loggedout',
      loading: false,
      isLoggingOut: false,
      hasLoggedOut: true,
    })
    expect(warned).not.toHaveBeenCalled()
  })

  test.each([403, 500, 503])(
    'answered with %i logs out here, and the failure is shown and logged',
    { tags: 'error-logout-backend' },
    async (status) => {
      await signedIn()
      answer(accountPaths.logout, status, { code: 'unexpected', message: '…' })
      await tab.logout()
      expect(tab.session()).toMatchObject({ state: 'loggedout', error: 'shop:session.logout-failed' })
      expect(tab.storage.readTokens()).toBeUndefined()
      expect(warned).toHaveBeenCalledExactlyOnceWith(`Logout failed: ${status} unexpected`)
    },
  )

  test('is completed even if another call finds out first that the session has ended', async () => {
    await signedIn()
    answer('/v2/account/sessions', 401, { code: 'unauthorized', message: 'Unauthorized' })
    let told = (_: Response) => {}
    answers.set(accountPaths.logout, () => new Promise((resolve) => (told = resolve)))
    const leaving = tab.logout()
    await expect(tab.callAccount('/v2/account/sessions')).rejects.toThrow('Tokens expired')
    told(Response.json({}))
    await leaving
    expect(tab.session()).toEqual({
      state: 'loggedout',
      loading: false,
      isLoggingOut: false,
      hasLoggedOut: true,
    })
  })

  test('overrides a profile that is still being loaded', async () => {
    let come = (_: Response) => {}
    answers.set(accountPaths.user, () => new Promise((resolve) => (come = resolve)))
    const entering = signedIn()
    await vi.advanceTimersByTimeAsync(0)
    await tab.logout()
    come(Response.json(ilse))
    await entering
    expect(tab.session().state).toBe('loggedout')
    expect(tab.storage.readUser()).toBeUndefined()
  })
})

test('a call that finds its session ended logs out and says so', { tags: 'error-401' }, async () => {
  await signedIn()
  answer('/v2/account/sessions', 401, { code: 'unauthorized', message: 'Unauthorized' })
  await expect(tab.callAccount('/v2/account/sessions')).rejects.toThrow('Tokens expired')
  expect(tab.session().state).toBe('loggedout')
  expect(tab.storage.readTokens()).toBeUndefined()
})

test('the screen stays awake from login to logout', { tags: 'auth-wake-lock' }, async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ release }))
  vi.stubGlobal('navigator', { wakeLock: { request } })
  vi.stubGlobal('document', { ...document, visibilityState: 'visible' })
  expect(request).not.toHaveBeenCalled()
  await signedIn()
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  expect(release).not.toHaveBeenCalled()
  await tab.logout()
  expect(release).toHaveBeenCalledOnce()
})
