import { expect, test } from 'vitest'
import { keptPaymentStates } from './settlement.ts'
import { cameToNothing, standingOf } from './standing.ts'
import { orderStates } from './states.ts'

const waiting = { state: 'pending_payment', ending: null } as const

test('an order that waits after a payment failed or was cancelled is called so', () => {
  expect(standingOf({ ...waiting, paymentState: 'failed' })).toBe('payment_failed')
  expect(standingOf({ ...waiting, paymentState: 'cancelled' })).toBe('payment_cancelled')
  for (const paymentState of ['open', 'expired', null] as const)
    expect(standingOf({ ...waiting, paymentState })).toBe('pending_payment')
})

test('an order that once ended since its payment failed is not called cancelled', () => {
  const ended = { state: 'cancelled', paymentState: 'failed' } as const
  expect(standingOf({ ...ended, ending: 'payment-failed' })).toBe('payment_failed')
  expect(standingOf({ ...ended, ending: 'payment-cancelled' })).toBe('payment_cancelled')
  expect(standingOf({ ...ended, ending: 'by-client' })).toBe('cancelled')
})

test('any other order is called by its state, whatever became of its payments', () => {
  for (const state of orderStates.filter((each) => each !== 'pending_payment'))
    for (const paymentState of keptPaymentStates)
      expect(standingOf({ state, ending: null, paymentState })).toBe(state)
})

test('what is open, paid or was paid back has not come to nothing', () => {
  expect(keptPaymentStates.filter(cameToNothing)).toEqual(['failed', 'cancelled', 'expired'])
})
