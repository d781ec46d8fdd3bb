import { expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { initialAddress } from '../address/address-choice.ts'
import { newDraft } from '../draft.ts'
import { orderBody, orderProblems } from './order-body.ts'

const home = initialAddress({ first_name: 'Anna', last_name: 'Maes', country: 'BE' }, ['BE'], 'BE')
const address = { ...home, street: 'Coupure Links 214', postal_code: '9000', city: 'Gent' }
const draft = { ...newDraft(4), address, deliveryMethod: 'door' as const, paymentMethod: 'visa' }
const quote = { quote: 'q1', price: { voucher_code: null } } as Quote
const methods = [{ key: 'visa', name: 'Visa', mark: '/visa.svg', mark_ratio: 1.6, countries: null }]

test('the order contains no price, only the id of the quote shown', { tags: 'price-not-named' }, () => {
  const body = orderBody(draft, quote, [])
  expect(body).toEqual({
    quote: 'q1',
    address,
    billing_address: null,
    save_address: true,
    delivery_method: 'door',
    payment_method: 'visa',
    terms_accepted: true,
  })
  expect(orderBody({ ...draft, address: null }, quote, [])).toBeUndefined()
})

test('a saved address is not saved again', () => {
  expect(orderBody(draft, quote, [{ ...address, id: 1, is_default: true }])?.save_address).toBe(false)
  expect(orderBody({ ...draft, keepAddress: false }, quote, [])?.save_address).toBe(false)
})

test('a voucher that is not applied is not sent', () => {
  expect(orderBody(draft, quote, [])).not.toHaveProperty('voucher_code')
  const used = { ...quote, price: { ...quote.price, voucher_code: 'SPRING' } }
  expect(orderBody(draft, used, [])?.voucher_code).toBe('SPRING')
})

test('everything that is missing is reported at once', () => {
  expect(orderProblems({ draft, methods, hasAgreed: true })).toEqual({})
  const other = { ...draft, paymentMethod: 'belfius', isBillingOther: true }
  expect(orderProblems({ draft: other, methods, hasAgreed: false })).toEqual({
    method: true,
    billing: true,
    terms: true,
  })
})
