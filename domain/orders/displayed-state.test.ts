import { expect, test } from 'vitest'
import { displayedStateOf, isUnsuccessful } from './displayed-state.ts'
import { storedPaymentStates } from './settlement.ts'
import { orderStates } from './states.ts'

const waiting = { state: 'pending_payment', ending: null } as const

test('an unpaid order whose payment failed or was cancelled is shown as such', () => {
  expect(displayedStateOf({ ...waiting, paymentState: 'failed' })).toBe('payment_failed')
  expect(displayedStateOf({ ...waiting, paymentState: 'cancelled' })).toBe('payment_cancelled')
  for (const paymentState of ['open', 'expired', null] as const)
    expect(displayedStateOf({ ...waiting, paymentState })).toBe('pending_payment')
})

test('an order that ended because its payment failed is not shown as cancelled', () => {
  const ended = { state: 'cancelled', paymentState: 'failed' } as const
  expect(displayedStateOf({ ...ended, ending: 'payment-failed' })).toBe('payment_failed')
  expect(displayedStateOf({ ...ended, ending: 'payment-cancelled' })).toBe('payment_cancelled')
  expect(displayedStateOf({ ...ended, ending: 'by-client' })).toBe('cancelled')
})

test('any other order is shown with its state, whatever its payments', () => {
  for (const state of orderStates.filter((each) => each !== 'pending_payment'))
    for (const paymentState of storedPaymentStates)
      expect(displayedStateOf({ state, ending: null, paymentState })).toBe(state)
})

test('an open, paid or refunded payment is not unsuccessful', () => {
  expect(storedPaymentStates.filter(isUnsuccessful)).toEqual(['failed', 'cancelled', 'expired'])
})
