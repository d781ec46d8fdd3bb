import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from '../protocols/price-total.ts'
import { discountOf, discountOfLines, discountRates } from './discounts.ts'

test('10 % off two packs at 24,95 € and one at 9,99 € are 5,99 €', () => {
  const lines = [
    { price: 2495, quantity: 2 },
    { price: 999, quantity: 1 },
  ]
  expect(discountOfLines(lines, 10)).toBe(599)
})

test('what has no price has no discount', () => {
  expect(discountOfLines([{ price: null, quantity: 3 }], 20)).toBe(0)
})

const protocols = fc.array(
  fc.record({
    price: fc.option(fc.nat(50_000)),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
)
const rates = fc.constantFrom(...discountRates)

test('the discounts of the lines add up to that of the protocol, at most half a cent a line off the exact one', () => {
  fc.assert(
    fc.property(protocols, rates, (lines, rate) => {
      const whole = discountOfLines(lines, rate)
      const parts = lines.map(({ price, quantity }) => discountOf((price ?? 0) * quantity, rate))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
      expect(Math.abs(whole - (totalOf(lines) * rate) / 100)).toBeLessThanOrEqual(lines.length / 2)
    }),
  )
})

test('nobody is paid for buying, and without a rate nothing is taken off', () => {
  fc.assert(
    fc.property(protocols, rates, (lines, rate) => {
      const whole = discountOfLines(lines, rate)
      expect(whole).toBeGreaterThanOrEqual(0)
      expect(whole).toBeLessThanOrEqual(totalOf(lines))
      expect(discountOfLines(lines, 0)).toBe(0)
    }),
  )
})
