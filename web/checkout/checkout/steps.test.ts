import { expect, test } from 'vitest'
import { annasAddress } from '../../../tests/support/annas-address.ts'
import { firstOpenStep, stateOf, stepToShow } from './steps.ts'

const known = { countries: ['BE', 'NL'], options: [{ method: 'door' as const }] }

test('the checkout starts with the address', () => {
  expect(firstOpenStep({ address: null, deliveryMethod: null, pickUpPoint: null }, known)).toBe('address')
})

test('an invalid or incomplete address, or one without delivery, has to be entered again', () => {
  const step = (change: Partial<typeof annasAddress>) =>
    firstOpenStep(
      { address: { ...annasAddress, ...change }, deliveryMethod: 'door', pickUpPoint: null },
      known,
    )
  expect(step({ postal_code: '90' })).toBe('address')
  expect(step({ last_name: ' ' })).toBe('address')
  expect(step({ street: '' })).toBe('address')
  expect(step({ country: 'CH', postal_code: '8000' })).toBe('address')
  expect(step({})).toBe('payment')
})

test('a delivery method that the country does not have has to be chosen again', () => {
  const given = { address: annasAddress, deliveryMethod: 'evening' as const, pickUpPoint: null }
  expect(firstOpenStep(given, known)).toBe('delivery')
  expect(firstOpenStep(given, { ...known, options: undefined })).toBe('payment')
  expect(firstOpenStep({ ...given, deliveryMethod: null }, known)).toBe('delivery')
})

test('delivery to a pick-up point needs a point in the country of the address', () => {
  const given = { address: annasAddress, deliveryMethod: 'pick_up' as const }
  const offered = { ...known, options: [{ method: 'pick_up' as const }] }
  expect(firstOpenStep({ ...given, pickUpPoint: null }, offered)).toBe('delivery')
  expect(firstOpenStep({ ...given, pickUpPoint: { country: 'NL' } }, offered)).toBe('delivery')
  expect(firstOpenStep({ ...given, pickUpPoint: { country: 'BE' } }, offered)).toBe('payment')
})

test('a customer can go back to completed steps, but not ahead', () => {
  expect(stepToShow('address', 'payment')).toBe('address')
  expect(stepToShow('payment', 'delivery')).toBe('delivery')
  expect(stepToShow(null, 'delivery')).toBe('delivery')
  expect(stepToShow('elsewhere', 'address')).toBe('address')
})

test('completed steps stay completed while an earlier one is edited', { tags: 'checkout-page' }, () => {
  const states = { shown: 'address', first: 'payment' } as const
  expect(stateOf('address', states)).toBe('open')
  expect(stateOf('delivery', states)).toBe('done')
  expect(stateOf('payment', states)).toBe('to-come')
})
