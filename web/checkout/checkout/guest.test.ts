import { expect, test } from 'vitest'
import type { Checkout } from '#contract/checkout.ts'
import { guestCheckout, orderedLines } from './guest.ts'

const zinc = { variantId: 7, quantity: 2, linkToken: 'from-ilse' }
const iron = { variantId: 8, quantity: 1 }

test('a guest sends the lines of the cart along, and has no address book', () => {
  const body = guestCheckout({ quote: 'q1', save_address: true } as Checkout, 'nora@people.example', [zinc])
  expect(body).toEqual({
    quote: 'q1',
    email: 'nora@people.example',
    items: [{ product_variant_id: 7, quantity: 2, link_token: 'from-ilse' }],
  })
})

test('what a guest added to the cart after ordering is not part of the order', () => {
  const body = guestCheckout({} as Checkout, '', [zinc])
  expect(orderedLines([zinc, iron], body)).toEqual([zinc])
})
