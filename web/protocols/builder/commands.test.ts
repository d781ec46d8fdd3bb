import { beforeEach, describe, expect, test, vi } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { FetchError } from '../../platform/call-api.ts'
import { TokensExpired } from '../../platform/session/calls.ts'
import { setSessionContext } from '../../platform/session/session-context.ts'
import { closeToast, toastStore } from '../../platform/toasts/toast.ts'
import { protocolFailure } from '../edits/protocol-failure.ts'
import { protocolOutbox } from '../edits/protocol-outbox.ts'
import { editProtocol } from '../edits/protocol-store.ts'
import { builderState } from './builder-state.ts'
import {
  addProduct,
  createFromTemplate,
  createProtocol,
  deleteProtocol,
  duplicateProtocol,
} from './commands.ts'

type Call = { method: string; body?: unknown; idempotencyKey?: string }
const callAccount = vi.fn<(path: string, call: Call) => Promise<unknown>>()
let isIn = true
vi.mock('../../platform/session/session.ts', () => ({
  callAccount: (path: string, call: Call) => callAccount(path, call),
  isSignedIn: () => isIn,
  useSession: () => ({}),
}))
vi.mock('../../platform/session/warn.ts', () => ({ warn: () => {} }))
vi.mock('swr', () => ({ default: () => ({}), mutate: async () => {} }))

const sleep = { name: 'Sleep', description: 'Calm evenings' }
const zinc = { id: 2, variantId: 22, slug: 'zinc', name: 'Zinc', brand: 'Kestrel' }
const now = () => builderState.get()
const messages = () => toastStore.get().shown.map(({ message }) => message.replace('builder:toast.', ''))
const signIn = (activeId: number | null, mode: 'standard' | 'redesign' = 'redesign') => {
  builderState.send({ type: 'signed-out' })
  builderState.send({
    type: 'signed-in',
    isPractitioner: true,
    mode,
    isOn: true,
    isUnfolded: true,
    width: 400,
    activeId,
  })
}
const refusal = (status: number, message = 'What the shop says.') =>
  new FetchError(status, { message, code: 'invalid-input' })

beforeEach(() => {
  isIn = true
  protocolOutbox.clear()
  setSessionContext({ t: (key) => key, language: 'en', otherStoreUrl: undefined })
  for (const { id } of toastStore.get().shown) closeToast(id)
  callAccount.mockReset().mockResolvedValue({ protocol_id: 9, message: '', data: { revision: 1 } })
  signIn(7)
})

describe('a new protocol', () => {
  test('is reported and becomes the active one', async () => {
    expect(await createProtocol(sleep)).toEqual({ protocolId: 9 })
    expect(callAccount).toHaveBeenCalledWith(protocolPaths.create, {
      method: 'POST',
      body: sleep,
      idempotencyKey: expect.any(String),
    })
    expect(now()).toMatchObject({ state: 'ActiveProtocol', activeId: 9 })
    expect(messages()).toEqual(['protocol-created'])
  })

  test('that is refused is also reported in the form', async () => {
    callAccount.mockRejectedValue(refusal(400))
    expect(await createProtocol(sleep)).toEqual({ problem: 'What the shop says.' })
    expect(now().activeId).toBe(7)
  })

  test.each([new TokensExpired(), refusal(401, 'Token has expired')])(
    'after the session expired says so: %s',
    { tags: 'toast-session' },
    async (error) => {
      callAccount.mockRejectedValue(error)
      await createProtocol(sleep)
      expect(messages()).toEqual(['session-expired'])
    },
  )

  test('from a template is reported as such', async () => {
    callAccount.mockResolvedValue({ id: 12 })
    await createFromTemplate({ ...sleep, protocol_template_id: 3 })
    expect(now().activeId).toBe(12)
    expect(messages()).toEqual(['template-added'])
  })
})

test('a copy is reported, and becomes the active protocol', async () => {
  expect(await duplicateProtocol(7)).toEqual({ protocolId: 9 })
  expect(now()).toMatchObject({ state: 'ActiveProtocol', activeId: 9 })
  expect(messages()).toEqual(['protocol-duplicated'])
})

/** The keys with which protocols were created at this path. */
const keysOf = (path: string) =>
  callAccount.mock.calls.flatMap(([called, { idempotencyKey }]) => (called === path ? idempotencyKey : []))

test('a practitioner who presses Duplicate twice gets one copy, and another one later', async () => {
  expect(await Promise.all([duplicateProtocol(7), duplicateProtocol(7)])).toEqual([
    { protocolId: 9 },
    { protocolId: 9 },
  ])
  expect(messages()).toEqual(['protocol-duplicated'])
  await duplicateProtocol(7)
  const keys = keysOf(protocolPaths.duplicate)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test.each([
  [protocolPaths.create, () => createProtocol(sleep)],
  [protocolPaths.createFromTemplate, () => createFromTemplate({ ...sleep, protocol_template_id: 3 })],
  [protocolPaths.duplicate, () => duplicateProtocol(7)],
] as const)('pressing again after a missing answer repeats the same attempt: %s', async (path, act) => {
  callAccount.mockResolvedValue({ id: 9, protocol_id: 9 }).mockRejectedValueOnce(new TypeError('Failed'))
  await act()
  await act()
  const [first, second] = keysOf(path)
  expect(first).toBeTypeOf('string')
  expect(second).toBe(first)
})

test('a copy is made once the changes before it have arrived, and not without them', async () => {
  const arrived: string[] = []
  callAccount.mockImplementation(async (path) => {
    // An update takes longer than a request for a copy.
    if (path === protocolPaths.update(7)) await new Promise((resolve) => setTimeout(resolve))
    arrived.push(path)
    return { protocol_id: 9, message: '', data: { revision: 1 } }
  })
  editProtocol(7, { kind: 'describe', name: 'Deep sleep' })
  await duplicateProtocol(7)
  expect(arrived.filter((path) => path !== protocolPaths.one(7))).toEqual([
    protocolPaths.update(7),
    protocolPaths.duplicate,
  ])

  callAccount.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  editProtocol(7, { kind: 'describe', name: 'Deeper sleep' })
  expect(await duplicateProtocol(7)).toHaveProperty('problem')
  expect(callAccount).not.toHaveBeenCalledWith(protocolPaths.duplicate, expect.anything())
})

test('a copy that is refused is reported beside its protocol, until the next attempt', async () => {
  callAccount.mockRejectedValueOnce(refusal(400))
  await duplicateProtocol(7)
  expect(protocolFailure.get()).toEqual({ protocolIds: [7], message: 'What the shop says.' })
  await duplicateProtocol(7)
  expect(protocolFailure.get()).toBeUndefined()
})

test('a copy does not turn on a builder that is off', async () => {
  builderState.send({ type: 'toggled' })
  await duplicateProtocol(7)
  expect(now()).toMatchObject({ isOn: false, activeId: 7 })
})

describe('deleting', () => {
  test('the active protocol returns to the list', { tags: 'builder-delete' }, async () => {
    expect(await deleteProtocol(7)).toBeUndefined()
    expect(now()).toMatchObject({ state: 'ListingProtocols', activeId: null })
    expect(messages()).toEqual(['protocol-deleted'])
  })

  test('again after a lost answer, or after another tab, says that it is deleted', async () => {
    callAccount.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(refusal(404))
    expect(await deleteProtocol(7)).toBe('builder:toast.delete-failed')
    expect(await deleteProtocol(7)).toBeUndefined()
    expect(now()).toMatchObject({ state: 'ListingProtocols', activeId: null })
    expect(messages()).toEqual(['protocol-deleted'])
  })

  test('that fails changes nothing', async () => {
    callAccount.mockRejectedValue(refusal(500))
    expect(await deleteProtocol(7)).toBe('What the shop says.')
    expect(now().activeId).toBe(7)
    expect(messages()).toEqual(['delete-failed'])
  })
})

describe('adding a product', () => {
  test('without a protocol asks to choose one', { tags: 'toast-select' }, () => {
    signIn(null)
    addProduct(zinc)
    expect(messages()).toEqual(['select-first'])
    expect(now()).toMatchObject({ state: 'ListingProtocols', isProtocolMissed: true })
    expect(callAccount).not.toHaveBeenCalled()
  })

  test('offers a note field in standard mode', () => {
    signIn(7, 'standard')
    addProduct(zinc)
    expect(now()).toMatchObject({ state: 'ProductAdded', variantId: 22 })
  })
})

test.each([
  ['create', () => createProtocol(sleep)],
  ['duplicate', () => duplicateProtocol(7)],
  ['delete', () => deleteProtocol(7)],
  ['add', () => addProduct(zinc)],
] as const)('a visitor cannot %s', { tags: 'toast-signed-out' }, async (doing, act) => {
  isIn = false
  await act()
  expect(messages()).toEqual([`sign-in-to.${doing}`])
  expect(callAccount).not.toHaveBeenCalled()
})
