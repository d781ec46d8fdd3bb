import { expect, test } from 'vitest'
import { usualDiscount } from './totals-card.tsx'

test('the discount of most clients is the usual one', () => {
  expect(usualDiscount([10, 0, 10])).toBe(10)
  expect(usualDiscount([20])).toBe(20)
})

test('of two equally frequent discounts the lower one counts', () => {
  expect(usualDiscount([15, 5])).toBe(5)
})

test('without clients there is no usual discount', () => {
  expect(usualDiscount([])).toBeUndefined()
})
