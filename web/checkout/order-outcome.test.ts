import { expect, test } from 'vitest'
import { canBePaid, outcomeOf, pollDelayMs, takesLong } from './order-outcome.ts'

const order = { state: 'pending_payment', ending: null, refunded: 0, payment: { state: 'open' } } as const
const ended = { ...order, state: 'cancelled', payment: { state: 'failed' } } as const

test('an order is not shown as paid before the provider confirms it', () => {
  expect(outcomeOf(order)).toBe('waiting')
  expect(outcomeOf({ ...order, payment: { state: 'paid' } })).toBe('waiting')
  expect(outcomeOf({ ...order, state: 'paid', payment: { state: 'paid' } })).toBe('paid')
})

test('a customer who did not pay can try again while the order awaits payment', () => {
  for (const state of ['failed', 'cancelled', 'expired'] as const)
    expect(outcomeOf({ ...order, payment: { state } })).toBe('retry')
})

test('an order that is being processed is a paid one', () => {
  for (const state of ['processing', 'shipped', 'delivered', 'partially_refunded'] as const)
    expect(outcomeOf({ ...order, state, payment: { state: 'paid' } })).toBe('paid')
})

test('a customer who did not pay sees why the order ended', () => {
  expect(outcomeOf({ ...ended, ending: 'payment-failed' })).toBe('failed')
  expect(outcomeOf({ ...ended, ending: 'payment-cancelled' })).toBe('cancelled')
  expect(outcomeOf({ ...ended, state: 'expired', ending: 'payment-expired' })).toBe('expired')
  expect(outcomeOf({ ...ended, ending: 'by-client' })).toBe('ended')
})

test('a payment that came too late is shown as being refunded', () => {
  const late = { ...ended, state: 'expired', ending: 'payment-expired', payment: { state: 'paid' } } as const
  expect(outcomeOf(late)).toBe('refunded')
  expect(outcomeOf({ ...ended, ending: 'by-client', refunded: 12.5 })).toBe('refunded')
  expect(outcomeOf({ ...order, state: 'refunded' })).toBe('refunded')
})

test('the state is requested soon, then less and less often', () => {
  const pauses = Array.from({ length: 12 }, (_, asked) => pollDelayMs(asked))
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  expect(pauses[0]).toBe(1000)
  expect(pauses.at(-1)).toBe(30_000)
  expect([0, 3, 4].map(takesLong)).toEqual([false, false, true])
})

test('only an order that awaits payment and is held can be paid', () => {
  const until = '2026-11-22T14:30:00Z'
  expect(canBePaid({ state: 'pending_payment', held_until: until })).toBe(true)
  expect(canBePaid({ state: 'pending_payment', held_until: null })).toBe(false)
  for (const state of ['paid', 'cancelled', 'expired'] as const)
    expect(canBePaid({ state, held_until: null })).toBe(false)
})
