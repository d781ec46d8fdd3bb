import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from '../protocols/price-total.ts'
import { discountOf, discountOfLines, discountRates } from './discounts.ts'

test('10 % off two packs at 24,95 € and one at 9,99 € is 5,99 €', () => {
  const lines = [
    { price: 2495, quantity: 2 },
    { price: 999, quantity: 1 },
  ]
  expect(discountOfLines(lines, 10)).toBe(599)
})

test('a line without a price has no discount', () => {
  expect(discountOfLines([{ price: null, quantity: 3 }], 20)).toBe(0)
})

const protocols = fc.array(
  fc.record({
    price: fc.option(fc.nat(50_000)),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
)
const rates = fc.constantFrom(...discountRates)

test('line discounts add up to the protocol’s, at most half a cent per line from the exact one', () => {
  fc.assert(
    fc.property(protocols, rates, (lines, rate) => {
      const whole = discountOfLines(lines, rate)
      const parts = lines.map(({ price, quantity }) => discountOf((price ?? 0) * quantity, rate))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
      expect(Math.abs(whole - (totalOf(lines) * rate) / 100)).toBeLessThanOrEqual(lines.length / 2)
    }),
  )
})

test('a discount never exceeds the price, and a rate of zero takes nothing off', () => {
  fc.assert(
    fc.property(protocols, rates, (lines, rate) => {
      const whole = discountOfLines(lines, rate)
      expect(whole).toBeGreaterThanOrEqual(0)
      expect(whole).toBeLessThanOrEqual(totalOf(lines))
      expect(discountOfLines(lines, 0)).toBe(0)
    }),
  )
})
