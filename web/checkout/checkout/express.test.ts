import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '#contract/checkout.ts'
import { newDraft } from './draft.ts'
import { expressDraft } from './express.ts'

const annas: SavedAddress = {
  id: 1,
  is_default: true,
  first_name: 'Anna',
  last_name: 'Maes',
  company: '',
  street: 'Coupure Links 214',
  postal_code: '9000',
  city: 'Gent',
  address_region: '',
  country: 'BE',
  phone: '',
}
const { id: _, is_default: _default, ...plain } = annas
const shop = { method: 'payPal', countries: ['BE', 'NL'], region: 'eu' } as const

describe('somebody who chooses PayPal in the cart', () => {
  test('reviews an order with their saved address and delivery to the door', () => {
    expect(expressDraft(newDraft(4), { ...shop, book: [annas] })).toEqual({
      ...newDraft(4),
      paymentMethod: 'payPal',
      address: plain,
      deliveryMethod: 'door',
    })
  })

  test('keeps an address and a delivery chosen before', () => {
    const other = { ...plain, street: 'Korenmarkt 1' }
    const before = { ...newDraft(4), address: other, deliveryMethod: 'evening' as const }
    expect(expressDraft(before, { ...shop, book: [annas] })).toEqual({ ...before, paymentMethod: 'payPal' })
  })

  test('gets another delivery if the one chosen before has no place to be picked up', () => {
    const before = { ...newDraft(4), deliveryMethod: 'pick_up' as const }
    expect(expressDraft(before, { ...shop, book: [annas] }).deliveryMethod).toBe('door')
  })

  test('enters an address first if there is none, or none the shop delivers to', () => {
    const chosen = { ...newDraft(4), paymentMethod: 'payPal' }
    expect(expressDraft(newDraft(4), { ...shop, book: [] })).toEqual(chosen)
    expect(expressDraft(newDraft(4), { ...shop, book: [{ ...annas, country: 'JP' }] })).toEqual(chosen)
  })

  test('enters the new address that they had begun', () => {
    const begun = { ...newDraft(4), savedId: null }
    expect(expressDraft(begun, { ...shop, book: [annas] }).address).toBeNull()
  })
})
