import { vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { maxWaitMs } from './max-wait.ts'
import { memoryStorage } from './memory-storage.ts'

type Answer = { status?: number; body: unknown } | 'no answer'
export type TabRequest = {
  method: string
  path: string
  body: unknown
  /** The idempotency key. */
  key: string | null
  answer(answer: Answer): void
}
export type Tab = Awaited<ReturnType<typeof openTab>>

const nowMs = 1_800_000_000_000

/** A simulated browser tab without a page: storage, a session, and calls answered by the test. */
export async function openTab(storage = memoryStorage()) {
  vi.resetModules()
  const asked: TabRequest[] = []
  const storageListeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: memoryStorage() })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('navigator', {})
  const notifiedTabs: string[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      readonly name: string
      constructor(name: string) {
        this.name = name
      }
      postMessage(): void {
        notifiedTabs.push(this.name)
      }
      addEventListener(): void {}
    },
  )
  vi.stubGlobal('addEventListener', (type: string, listener: (typeof storageListeners)[number]) => {
    if (type === 'storage') storageListeners.push(listener)
  })
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const answer = (given: Answer) =>
      given === 'no answer'
        ? reject(new TypeError('Failed to fetch'))
        : resolve(Response.json(given.body, { status: given.status ?? 200 }))
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    const path = url.slice('/api'.length)
    const key = new Headers(headers).get('idempotency-key')
    asked.push({ method, path, body: body ? JSON.parse(String(body)) : undefined, key, answer })
    return promise
  })
  const [{ sessionStore }, { setSessionContext }, { storeTokens }, { clearPersonalData }, { toastStore }] =
    await Promise.all([
      import('../../web/platform/session/session-store.ts'),
      import('../../web/platform/session/session-context.ts'),
      import('../../web/platform/session/tokens.ts'),
      import('../../web/platform/session/clear-personal-data.ts'),
      import('../../web/platform/toasts/toast.ts'),
    ])
  setSessionContext({ t: (key) => key, language: 'en', otherStoreUrl: undefined })
  return {
    storage,
    asked,
    /** Waits for a call and removes it from the list. */
    async next(): Promise<TabRequest> {
      await vi.waitFor(() => {
        if (asked.length === 0) throw new Error('Nothing is asked for')
      }, maxWaitMs)
      return asked.shift() as TabRequest
    },
    signIn(id = 4) {
      storeTokens({ access_token: 'access', refresh_token: 'refresh' })
      sessionStore.send({ type: 'found', user: { id, user_type_id: 4 } as CurrentUser })
    },
    leave() {
      clearPersonalData()
      sessionStore.send({ type: 'logged-out' })
    },
    visit: () => sessionStore.send({ type: 'missing' }),
    /** Another tab wrote to the storage. */
    dispatchStorageEvent(key: string | null) {
      for (const listener of storageListeners) listener({ key })
    },
    /** The channels on which other tabs were notified. */
    notifiedTabs,
    toasts: () => toastStore.get().shown,
    nowMs,
  }
}
