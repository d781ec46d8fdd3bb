import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Protocol } from '#contract/protocols.ts'
import { protocolOf, protocolProduct } from '../../../tests/support/protocol.ts'
import { FetchError } from '../../platform/call-api.ts'
import { retryAfterMs } from '../../platform/outbox/create-outbox.ts'
import type { AccountCall } from '../../platform/session/calls.ts'
import { setSessionContext } from '../../platform/session/session-context.ts'
import { closeToast, toastStore } from '../../platform/toasts/toast.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'
import { protocolFailure } from './protocol-failure.ts'
import { edit, followChanges, giveReason, protocolOutbox, withdraw } from './protocol-outbox.ts'

type Sent = { method: string; body: Record<string, unknown>; key: string | undefined }
let server: Protocol
let sent: Sent[]
/** By another tab. */
let isDeleted: boolean
/** The results of the next changes sent, in order; all later ones succeed. */
let fates: ('well' | 'lost' | 'unreached' | 'above-limit' | number)[]

vi.mock('../../platform/session/session.ts', () => ({
  isSignedIn: () => true,
  callAccount: (_path: string, { method = 'GET', body, idempotencyKey }: AccountCall = {}) =>
    answer(method, body, idempotencyKey),
}))
vi.mock('../../platform/session/warn.ts', () => ({ warn: () => {} }))

async function answer(method: string, body: unknown, key: string | undefined): Promise<unknown> {
  await Promise.resolve()
  if (isDeleted) throw refusal(404)
  if (method === 'GET') return server
  sent.push({ method, body: body as Sent['body'], key })
  const fate = fates.shift() ?? 'well'
  if (fate === 'unreached') throw new TypeError('Failed to fetch')
  if (fate === 'above-limit') throw aboveLimit
  if (typeof fate === 'number') throw refusal(fate)
  if (!take(body as Sent['body'], method)) throw refusal(404)
  if (fate === 'lost') throw new TypeError('Failed to fetch')
  const { revision, total_price } = server
  return method === 'DELETE' ? { revision, total_price } : { data: { revision, total_price } }
}

const aboveLimit = new FetchError(409, {
  message: 'Please write why.',
  code: 'limit-reason-needed',
  errors: { reason: ['Zinc: 30 mg a day'] },
})
const refusal = (status: number) =>
  new FetchError(status, { message: 'What the shop says.', code: 'product-not-sold' })

/** Whether the server has the line to be changed. */
function take(body: Sent['body'], method: string): boolean {
  const variantId = Number(body.product_variant_id)
  const quantity = Number(body.quantity ?? 1)
  const slot = { id: variantId, variantId, slug: 'x', name: 'Zinc', brand: 'Kestrel', amount: 10 }
  const made: Record<string, Edit> = {
    POST: { kind: 'add', product: slot, quantity },
    PUT: { kind: 'change', variantId, quantity },
    DELETE: { kind: 'remove', variantId },
  }
  const wanted = made[method]
  const isThere = server.products.some((line) => line.product_variant_id === variantId)
  if (!wanted || (method !== 'POST' && !isThere)) return false
  server = { ...applyEdit(server, wanted), revision: server.revision + 1 }
  return true
}

const gone: number[] = []
const settled = () => vi.advanceTimersByTimeAsync(0)
const shown = () =>
  protocolOutbox.find(7)?.shown?.products.map((line) => [line.product_variant_id, line.item_count])
const press = (quantity: number, variantId = 11) => edit(7, { kind: 'change', variantId, quantity })
const messages = () => toastStore.get().shown.map(({ message }) => message)
const pressTryAgain = () => toastStore.get().shown.at(-1)?.action?.run()

beforeEach(async () => {
  vi.useFakeTimers()
  setSessionContext({ t: (key) => key, language: 'en', otherStoreUrl: undefined })
  for (const { id } of toastStore.get().shown) closeToast(id)
  followChanges({ onGone: (id) => gone.push(id), onMissed: () => {}, onChanged: () => {} })
  protocolOutbox.clear()
  server = protocolOf([protocolProduct({ id: 1, variantId: 11 }), protocolProduct({ id: 2, variantId: 22 })])
  sent = []
  fates = []
  isDeleted = false
  gone.length = 0
  await protocolOutbox.load(7)
})

describe('a change', () => {
  test('is shown before the server knows about it', () => {
    press(3)
    expect(shown()).toContainEqual([11, 3])
    expect(server.products[0]?.item_count).toBe(1)
  })

  test('repeated five times quickly is sent twice: the first press, and the sum of the others', async () => {
    for (const quantity of [2, 3, 4, 5, 6]) press(quantity)
    await settled()
    expect(sent.map(({ body }) => body.quantity)).toEqual([2, 6])
    expect(server.products[0]?.item_count).toBe(6)
    expect(messages()).toContain('builder:toast.quantity-updated')
  })

  test('that is refused is reverted, reported with the server’s message, and can be retried', async () => {
    fates = [409]
    press(3)
    await settled()
    expect(shown()).toContainEqual([11, 1])
    expect(messages()).toContain('What the shop says.')
    expect(protocolFailure.get()).toMatchObject({ protocolIds: [7], message: 'What the shop says.' })
    pressTryAgain()
    expect(protocolFailure.get()).toBeUndefined()
    await settled()
    expect(server.products[0]?.item_count).toBe(3)
  })

  test.each([503, 429, 'unreached'] as const)(
    'waits when the answer is %s, and is retried automatically',
    async (fate) => {
      fates = [fate]
      press(3)
      await settled()
      expect(shown()).toContainEqual([11, 3])
      expect(protocolOutbox.find(7)?.isStuck).toBe(true)
      expect(messages()).toContain('builder:toast.not-reached')
      await vi.advanceTimersByTimeAsync(retryAfterMs)
      expect(server.products[0]?.item_count).toBe(3)
      expect(protocolOutbox.find(7)?.isStuck).toBe(false)
      expect(messages()).not.toContain('builder:toast.not-reached')
    },
  )

  test('that waits is sent at once on request', async () => {
    fates = ['unreached']
    press(3)
    await settled()
    protocolOutbox.retry(7)
    await settled()
    expect(server.products[0]?.item_count).toBe(3)
  })

  test('that waits is reported once, however long it takes', async () => {
    fates = ['unreached', 'unreached', 'unreached']
    press(3)
    await settled()
    const told = toastStore.get().shown.length
    await vi.advanceTimersByTimeAsync(2 * retryAfterMs)
    expect(toastStore.get().shown.length).toBe(told)
  })
})

describe('a change that exceeds an upper level', () => {
  beforeEach(async () => {
    fates = ['above-limit']
    press(3)
    await settled()
    press(5, 22)
    await settled()
  })

  test('stays on the screen and waits, with all later ones, until there is a reason', async () => {
    expect(protocolOutbox.find(7)?.question).toEqual(['Zinc: 30 mg a day'])
    expect(shown()).toContainEqual([11, 3])
    protocolOutbox.retry(7)
    await vi.advanceTimersByTimeAsync(2 * retryAfterMs)
    expect(sent).toHaveLength(1)
    giveReason(7, 'Eight weeks only, under control.')
    await settled()
    expect(sent[1]?.body).toMatchObject({ quantity: 3, reason: 'Eight weeks only, under control.' })
    expect(sent[2]?.body).toMatchObject({ product_variant_id: 22, quantity: 5 })
    expect(sent[2]?.body.reason).toBeUndefined()
    expect(protocolOutbox.find(7)).toMatchObject({ question: undefined, pending: [] })
  })

  test('is reverted alone if no reason is given, and can be made again', async () => {
    withdraw(7)
    expect(shown()).toEqual([
      [11, 1],
      [22, 5],
    ])
    expect(messages()).toContain('builder:toast.change-withdrawn')
    pressTryAgain()
    await settled()
    expect(sent.map(({ body }) => body.product_variant_id)).toEqual([11, 22, 11])
    expect(server.products.map(({ item_count }) => item_count)).toEqual([3, 5])
  })
})

describe('added packs', () => {
  const zinc = { id: 2, variantId: 22, slug: 'zinc', name: 'Zinc', brand: 'Kestrel', amount: 10 }

  test('are not added again if only the answer was lost', async () => {
    fates = ['lost']
    edit(7, { kind: 'add', product: zinc })
    await settled()
    await vi.advanceTimersByTimeAsync(retryAfterMs)
    expect(server.products[1]?.item_count).toBe(2)
    expect(shown()).toContainEqual([22, 2])
    expect(sent).toHaveLength(1)
  })

  test('are added once the server can be reached, if it never received them', async () => {
    fates = ['unreached']
    edit(7, { kind: 'add', product: zinc })
    await settled()
    await vi.advanceTimersByTimeAsync(retryAfterMs)
    expect(server.products[1]?.item_count).toBe(2)
    // So that the shop adds them once, even if it receives the first attempt after all.
    const [first, second] = sent
    expect(second).toEqual(first)
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
    edit(7, { kind: 'add', product: zinc })
    await settled()
    expect(sent[2]?.key).not.toBe(first?.key)
  })
})

describe('a removal', () => {
  test('can be undone: the line returns to its position', async () => {
    edit(7, { kind: 'remove', variantId: 11 })
    await settled()
    expect(shown()).toEqual([[22, 1]])
    toastStore.get().shown.at(-1)?.action?.run()
    await settled()
    expect(shown()?.[0]).toEqual([11, 1])
  })

  test('is not a failure if another tab was faster', async () => {
    server = { ...applyEdit(server, { kind: 'remove', variantId: 11 }), revision: 2 }
    edit(7, { kind: 'remove', variantId: 11 })
    await settled()
    expect(shown()).toEqual([[22, 1]])
    expect(messages()).not.toContain('builder:toast.delete-failed')
  })

  test('that fails restores the line', async () => {
    fates = [403]
    edit(7, { kind: 'remove', variantId: 11 })
    expect(shown()).toEqual([[22, 1]])
    await settled()
    expect(shown()?.[0]).toEqual([11, 1])
    expect(messages()).toContain('builder:toast.delete-failed')
  })
})

test('a protocol deleted in another tab is reported, and nothing more is sent', async () => {
  isDeleted = true
  press(3)
  await settled()
  expect(gone).toEqual([7])
  expect(protocolOutbox.find(7)).toBeUndefined()
  expect(sent).toEqual([])
})
