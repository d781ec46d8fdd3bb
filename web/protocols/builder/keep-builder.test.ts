import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { protocolOf, protocolProduct } from '../../../tests/support/protocol.ts'
import type { TypedDose } from '../plan/dose-draft.ts'

const ilse = { id: 2, user_type_id: 2 } as CurrentUser
const marco = { id: 3, user_type_id: 3 } as CurrentUser
const anna = { id: 4, user_type_id: 4 } as CurrentUser
const protocol = protocolOf([protocolProduct({ id: 1, variantId: 11 })])

const heard: ((event: MessageEvent) => void)[] = []
const posted: unknown[] = []
class Channel {
  addEventListener(_: string, listener: (event: MessageEvent) => void) {
    heard.push(listener)
  }
  postMessage(message: unknown) {
    posted.push(message)
  }
}
let isReachable: boolean
let isNarrow: boolean
const sent: unknown[] = []
const callAccount = vi.fn(async (path: string, call?: { method?: string; body?: unknown }) => {
  if (path === protocolPaths.builder) return { mode: 'redesign', tier_rate: 25, vat_percent: 6 }
  if (!isReachable) throw new TypeError('Failed to fetch')
  if (path === protocolPaths.one(7) && !call?.method) return protocol
  if (call?.method) sent.push(call.body)
  return { data: { revision: 2, total_price: 20 } }
})
vi.mock('../../platform/session/session.ts', () => ({
  callAccount: (...call: Parameters<typeof callAccount>) => callAccount(...call),
  isSignedIn: () => true,
  useSession: () => ({}),
}))
vi.mock('../../platform/session/warn.ts', () => ({ warn: () => {} }))

let local: ReturnType<typeof memoryStorage>
let tab: ReturnType<typeof memoryStorage>
const listeners = new Map<string, (event: object) => void>()

async function openTab() {
  vi.resetModules()
  const [keeper, { builderState }, { sessionStore }, store, drafts, { protocolOutbox }, toasts, around] =
    await Promise.all([
      import('./keep-builder.ts'),
      import('./builder-state.ts'),
      import('../../platform/session/session-store.ts'),
      import('../edits/protocol-store.ts'),
      import('../edits/drafts.ts'),
      import('../edits/protocol-outbox.ts'),
      import('../../platform/toasts/toast.ts'),
      import('../../platform/session/session-context.ts'),
    ])
  around.setSessionContext({ t: (key) => key, language: 'en', otherStoreUrl: undefined })
  keeper.keepBuilder()
  const enters = (user: CurrentUser) => {
    sessionStore.send({ type: 'found', user })
    return vi.advanceTimersByTimeAsync(0)
  }
  return { builderState, sessionStore, drafts, protocolOutbox, toasts, enters, ...store }
}
let page: Awaited<ReturnType<typeof openTab>>
const now = () => page.builderState.get()
const messages = () => page.toasts.toastStore.get().shown.map(({ message }) => message)

beforeEach(async () => {
  vi.useFakeTimers()
  local = memoryStorage()
  tab = memoryStorage()
  local.setItem(`${Date.now() + 1e9}:tokens`, '{"access_token":"a","refresh_token":"b"}')
  vi.stubGlobal('window', { localStorage: local, sessionStorage: tab })
  vi.stubGlobal('BroadcastChannel', Channel)
  isNarrow = false
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  )
  isReachable = true
  heard.length = 0
  posted.length = 0
  sent.length = 0
  page = await openTab()
})

describe('after a login', () => {
  test.each([ilse, marco])(
    'a practitioner of type $user_type_id gets the builder, turned off',
    async (user) => {
      await page.enters(user)
      expect(now()).toMatchObject({ state: 'ListingProtocols', isOn: false })
    },
  )

  test('a client does not get the builder', { tags: 'role-builder' }, async () => {
    await page.enters(anna)
    expect(now().state).toBe('Unauthorized')
  })

  test('a practitioner finds their active protocol, also after a reload', {
    tags: 'builder-fetch-active',
  }, async () => {
    await page.enters(ilse)
    page.builderState.send({ type: 'selected', protocolId: 7 })
    page = await openTab()
    await page.enters(ilse)
    expect(now()).toMatchObject({ state: 'ActiveProtocol', activeId: 7, isOn: true })
  })
})

test('a panel folded on a narrow screen is open beside the page on a wide one', async () => {
  isNarrow = true
  await page.enters(ilse)
  page.builderState.send({ type: 'toggled' })
  expect(now()).toMatchObject({ isOn: true, isUnfolded: false })
  isNarrow = false
  const wide = await openTab()
  await wide.enters(ilse)
  expect(wide.builderState.get()).toMatchObject({ isOn: true, isUnfolded: true })
})

describe('another tab', () => {
  test('chooses a protocol, and this one follows', async () => {
    await page.enters(ilse)
    const notifyHere = listeners.get('storage')
    const other = await openTab()
    await other.enters(ilse)
    other.builderState.send({ type: 'selected', protocolId: 9 })
    for (const key of local.keys()) notifyHere?.({ key })
    expect(now()).toMatchObject({ state: 'ActiveProtocol', activeId: 9, isOn: true })
  })

  test('turns the builder on again, and its protocol is active here, too', async () => {
    await page.enters(ilse)
    page.builderState.send({ type: 'selected', protocolId: 7 })
    page.builderState.send({ type: 'toggled' })
    const notifyHere = listeners.get('storage')
    const active = `${Date.now() + 1e6}:active-protocol`
    local.setItem(active, '{"user_id":2,"active_protocol":7}')
    notifyHere?.({ key: active })
    for (const key of local.keys()) if (key.endsWith(':builder')) local.setItem(key, '{"isOn":true}')
    notifyHere?.({ key: '9:builder' })
    expect(now()).toMatchObject({ state: 'ActiveProtocol', activeId: 7, isOn: true })
  })

  test('changes a protocol, and it is reloaded here', async () => {
    await page.enters(ilse)
    page.builderState.send({ type: 'selected', protocolId: 7 })
    page.editProtocol(7, { kind: 'describe', name: 'Calm' })
    await vi.advanceTimersByTimeAsync(0)
    callAccount.mockClear()
    for (const hear of heard) hear({ data: { kind: 'changed', id: 7, revision: 99 } } as MessageEvent)
    expect(callAccount).toHaveBeenCalledWith(protocolPaths.one(7))
  })

  test('renames a protocol, and it is reloaded here, although the answer has no revision', async () => {
    await page.enters(ilse)
    page.editProtocol(7, { kind: 'describe', name: 'Calm' })
    await vi.advanceTimersByTimeAsync(0)
    callAccount.mockClear()
    for (const hear of heard) hear({ data: posted.at(-1) } as MessageEvent)
    expect(callAccount).toHaveBeenCalledWith(protocolPaths.one(7))
  })

  test('receives ids and revisions, but no content of protocols', async () => {
    await page.enters(ilse)
    page.editProtocol(7, { kind: 'change', variantId: 11, notes: 'for the liver' })
    await vi.advanceTimersByTimeAsync(0)
    expect(posted).toContainEqual({ kind: 'changed', id: 7, revision: 2 })
    expect(JSON.stringify(posted)).not.toContain('liver')
  })

  test('turns the builder off, and it is off here', async () => {
    await page.enters(ilse)
    page.builderState.send({ type: 'selected', protocolId: 7 })
    for (const key of local.keys()) if (key.endsWith(':builder')) local.setItem(key, '{"isOn":false}')
    listeners.get('storage')?.({ key: '9:builder' })
    expect(now().isOn).toBe(false)
  })
})

describe('when a session ends', () => {
  const workUnreached = async () => {
    await page.enters(ilse)
    isReachable = false
    page.editProtocol(7, { kind: 'change', variantId: 11, notes: 'with lunch' })
    await vi.advanceTimersByTimeAsync(0)
    page.drafts.keepDraft(page.drafts.noteDraft(7, 12), 'half a sent')
    page.drafts.keepDose(page.drafts.doseDraft(7, 12), typedDose('3'))
    page.drafts.keepDose(page.drafts.doseDraft(7, 13), typedDose('many'))
    page.drafts.keepDraft(page.drafts.newProtocolDraft, '{"name":"Iron"}')
  }
  const typedDose = (amount: string): TypedDose => ({
    draft: { amount, unit: 'capsule', times: ['morning'], food: null, days: '' },
    labelDose: null,
  })
  const kept = () => tab.keys().filter((key) => /:unsaved(-drafts)?$/.test(key))

  test('during editing, unsaved changes are kept, and saved after the login', async () => {
    await workUnreached()
    page.sessionStore.send({ type: 'logged-out' })
    expect(now().state).toBe('Unauthorized')
    expect(messages()).toContain('builder:toast.session-expired')
    expect(page.protocolOutbox.find(7)).toBeUndefined()
    expect(page.drafts.keptDrafts()).toEqual([])
    isReachable = true
    await page.enters(ilse)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toContainEqual({ product_variant_id: 11, notes: 'with lunch' })
    const dose = { amount: 3, unit: 'capsule', times: ['morning'], food: null, days: null }
    expect(sent).toContainEqual({ product_variant_id: 12, notes: 'half a sent', dose })
    expect(page.drafts.keptDrafts()).toEqual([
      [page.drafts.doseDraft(7, 13), JSON.stringify(typedDose('many'))],
      ['create', '{"name":"Iron"}'],
    ])
    expect(kept()).toEqual([])
  })

  test('the builder is restored after the same user has logged in again', async () => {
    await page.enters(ilse)
    page.builderState.send({ type: 'selected', protocolId: 7 })
    page.sessionStore.send({ type: 'logged-out' })
    for (const key of local.keys()) if (!key.endsWith(':tokens')) local.removeItem(key)
    await page.enters(ilse)
    expect(now()).toMatchObject({ state: 'ActiveProtocol', activeId: 7, isOn: true })
  })

  test('and another user logs in, they find nothing', async () => {
    await workUnreached()
    page.sessionStore.send({ type: 'logged-out' })
    isReachable = true
    await page.enters(marco)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    expect(page.drafts.keptDrafts()).toEqual([])
    expect(kept()).toEqual([])
  })

  test('by an intended logout, nothing is kept here or in another tab', async () => {
    await workUnreached()
    page.sessionStore.send({ type: 'logging-out' })
    page.sessionStore.send({ type: 'logged-out' })
    expect(kept()).toEqual([])
    expect(posted).toContainEqual({ kind: 'left' })
  })

  test('by a logout in another tab, nothing is kept either, in whatever order the messages arrive', async () => {
    await workUnreached()
    for (const hear of heard) hear({ data: { kind: 'left' } } as MessageEvent)
    page.sessionStore.send({ type: 'missing' })
    expect(kept()).toEqual([])
    page = await openTab()
    await workUnreached()
    page.sessionStore.send({ type: 'missing' })
    expect(kept()).toHaveLength(2)
    for (const hear of heard) hear({ data: { kind: 'left' } } as MessageEvent)
    expect(kept()).toEqual([])
    expect(tab.keys()).toEqual([])
  })
})

test('a page closed before the server answered continues where it was', async () => {
  await page.enters(ilse)
  isReachable = false
  page.editProtocol(7, { kind: 'change', variantId: 11, quantity: 4 })
  listeners.get('pagehide')?.({})
  isReachable = true
  page = await openTab()
  await page.enters(ilse)
  expect(sent).toContainEqual({ product_variant_id: 11, quantity: 4 })
})
