import { expect, test } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import { editsFor, orderableQuantity } from './merge-saved-cart.ts'

const item = (variantId: number, quantity: number, more: Partial<CartItem> = {}) =>
  ({
    product_variant_id: variantId,
    quantity,
    price: 10,
    quantity_maximum: 20,
    notice: null,
    ...more,
  }) as CartItem
const own = [
  { variantId: 1, quantity: 3 },
  { variantId: 2, quantity: 1 },
]

test('as many packs are taken as there are, and none of what is not sold to this reader', () => {
  expect(orderableQuantity(item(1, 4))).toBe(4)
  expect(orderableQuantity(item(1, 4, { quantity_maximum: 2, notice: 'fewer-left' }))).toBe(2)
  expect(orderableQuantity(item(1, 4, { price: null, notice: 'practitioner-only' }))).toBe(0)
  expect(orderableQuantity(item(1, 4, { notice: 'not-sold-here' }))).toBe(0)
})

test('merging keeps what is in the cart, and the larger quantity of each product', () => {
  expect(editsFor(own, [item(1, 2), item(2, 4), item(3, 1)], 'merge')).toEqual([
    { kind: 'set', variantId: 2, quantity: 4 },
    { kind: 'add', variantId: 3, quantity: 1 },
  ])
})

test('replacing leaves only the saved products, in their quantities', () => {
  expect(editsFor(own, [item(1, 2), item(3, 1)], 'replace')).toEqual([
    { kind: 'set', variantId: 2, quantity: 0 },
    { kind: 'set', variantId: 1, quantity: 2 },
    { kind: 'add', variantId: 3, quantity: 1 },
  ])
})
