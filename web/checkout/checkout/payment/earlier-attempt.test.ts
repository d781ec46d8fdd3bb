import { expect, test, vi } from 'vitest'
import type { GuestCheckout, GuestPlaced } from '#contract/checkout.ts'
import { type ProblemCode, problemStatus } from '#contract/problem.ts'
import type { OrderState } from '#domain/orders/states.ts'
import type { Attempt } from '#web/platform/attempt.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { type EarlierCalls, nextStep, settleEarlier } from './earlier-attempt.ts'
import { failureOf } from './order-failure.ts'

const lost = new TypeError('Failed to fetch')
const refusal = (code: ProblemCode) => new FetchError(problemStatus[code], { code, message: code })
const earlier: Attempt<GuestCheckout> = { key: 'first', body: { payment_method: 'visa' } as GuestCheckout }
const placed = { order_id: 1, order_token: 'token' } as GuestPlaced

/** A shop that answers these calls as given; by default it has placed the order, and cancels it. */
function shop(given: { sending?: Error; cancelling?: Error; state?: OrderState } = {}) {
  const answer = async <Answer>(problem: Error | undefined, said: Answer) => {
    if (problem) throw problem
    return said
  }
  return {
    send: vi.fn<EarlierCalls['send']>(() => answer(given.sending, placed)),
    cancel: vi.fn<EarlierCalls['cancel']>(() => answer(given.cancelling, {})),
    stateOf: vi.fn<EarlierCalls['stateOf']>(() => answer(undefined, given.state ?? 'pending_payment')),
  }
}

test('an order whose placing was not answered is cancelled before a guest places another', async () => {
  const calls = shop()
  expect(await settleEarlier(earlier, calls)).toBe('ended')
  expect(calls.send).toHaveBeenCalledExactlyOnceWith(earlier)
  expect(calls.cancel).toHaveBeenCalledExactlyOnceWith('token', expect.stringContaining('first'))
  expect(calls.stateOf).not.toHaveBeenCalled()
})

test('a cancellation whose answer got lost is sent again with the same key, another than that of the order', async () => {
  const calls = shop({ cancelling: lost })
  await expect(settleEarlier(earlier, calls)).rejects.toBe(lost)
  await expect(settleEarlier(earlier, calls)).rejects.toBe(lost)
  const [first, second] = calls.cancel.mock.calls.map(([, key]) => key)
  expect(second).toBe(first)
  expect(first).not.toBe(earlier.key)
  expect(first?.length).toBeGreaterThanOrEqual(8)
})

test.each(['voucher-used-up', 'cart-changed', 'one-unpaid', 'unpaid-pause', 'order-in-other-state'] as const)(
  'nothing has to be cancelled if the earlier order is refused: %s',
  async (code) => {
    const calls = shop({ sending: refusal(code) })
    expect(await settleEarlier(earlier, calls)).toBe('never-placed')
    expect(calls.cancel).not.toHaveBeenCalled()
  },
)

test.each([lost, refusal('payment-unreachable'), refusal('too-many-requests')])(
  'as long as it is unknown whether the earlier order was placed, no other one is: %s',
  async (problem) => {
    const calls = shop({ sending: problem })
    await expect(settleEarlier(earlier, calls)).rejects.toBe(problem)
    expect(calls.cancel).not.toHaveBeenCalled()
  },
)

test('a guest continues to the earlier order if it was paid meanwhile', async () => {
  const cancelling = refusal('order-in-other-state')
  expect(await settleEarlier(earlier, shop({ cancelling, state: 'paid' }))).toBe(placed)
  expect(await settleEarlier(earlier, shop({ cancelling, state: 'processing' }))).toBe(placed)
})

test.each(['cancelled', 'expired', 'refunded'] as const)(
  'an earlier order that is %s prevents no other one',
  async (state) => {
    const cancelling = refusal('order-in-other-state')
    expect(await settleEarlier(earlier, shop({ cancelling, state }))).toBe('ended')
  },
)

test('each answer about an earlier order has one consequence', () => {
  const [refused, unknown] = [refusal('order-in-other-state'), lost].map(failureOf)
  const after = (of: 'sending' | 'cancelling') =>
    [undefined, refused, unknown].map((failure) => nextStep({ of, failure }))
  expect(after('sending')).toEqual(['cancel', 'order', 'stop'])
  expect(after('cancelling')).toEqual(['order', 'look', 'stop'])
  expect(nextStep({ of: 'looking', state: 'pending_payment' })).toBe('continue')
})
