import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quantityMaximum } from './limits.ts'
import { clampQuantity, quantityOf } from './quantity.ts'

describe('the text of a quantity field', () => {
  test.each([
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['-1', 1],
    ['-3', 3],
    ['2', 2],
    [' 12 ', 12],
    ['1e3', 13],
    ['99', 99],
    ['100', 99],
    ['9'.repeat(400), 99],
    ['٣', 1],
  ])('%j counts as %d', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity)
  })

  test('always gives a whole number that a protocol can hold', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const quantity = quantityOf(text)
        expect(Number.isInteger(quantity)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(quantityMaximum)
      }),
    )
  })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: quantityMaximum }), (quantity) => {
        expect(quantityOf(String(quantity))).toBe(quantity)
      }),
    )
  })
})

test.each([
  [0, 1],
  [-5, 1],
  [2.9, 2],
  [0.4, 1],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 99],
  [1000, 99],
])('a quantity of %d becomes %d', (quantity, kept) => {
  expect(clampQuantity(quantity)).toBe(kept)
})
