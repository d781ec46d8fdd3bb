import { expect, test } from 'vitest'
import { missingLines } from './missing-lines.ts'

const line = (variantId: number, quantity: number, isAvailable = true) => ({
  variantId,
  quantity,
  name: `Product ${variantId}`,
  isAvailable,
})
const plan = { source: { protocol_id: 5 }, lines: [line(1, 2), line(2, 1), line(3, 1, false)] }
const missing = (cart: { variantId: number; quantity: number }[]) =>
  missingLines(plan, cart).map(({ variantId }) => variantId)

test('every available product of a protocol that is not in the cart is missing', () => {
  expect(missing([])).toEqual([1, 2])
})

test('a line with too few packs is missing, too', () => {
  expect(
    missing([
      { variantId: 1, quantity: 1 },
      { variantId: 2, quantity: 1 },
    ]),
  ).toEqual([1])
})

test('more packs than the protocol says are enough', () => {
  expect(
    missing([
      { variantId: 1, quantity: 5 },
      { variantId: 2, quantity: 1 },
    ]),
  ).toEqual([])
})
