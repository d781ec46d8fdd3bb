import { expect, test } from 'vitest'
import { usualDiscount } from './totals-card.tsx'

test('the discount that most clients have is the usual one', () => {
  expect(usualDiscount([10, 0, 10])).toBe(10)
  expect(usualDiscount([20])).toBe(20)
})

test('of two that are as frequent the lower one counts', () => {
  expect(usualDiscount([15, 5])).toBe(5)
})

test('nobody holds it, so none is usual', () => {
  expect(usualDiscount([])).toBeUndefined()
})
