import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountRates } from '../clients/discounts.ts'
import { commissionOf, tierRate, tiers } from './tiers.ts'

test.each([
  [0, 20],
  [249_999, 20],
  [250_000, 25],
  [999_999, 25],
  [1_000_000, 30],
])('a turnover of %d minor units gives a tier of %d %%', (turnover, rate) => {
  expect(tierRate(turnover)).toBe(rate)
})

test('333,50 € at 10 % discount in the second tier earn 47,19 €, calculated without 6 % VAT', () => {
  expect(commissionOf(33_350, { rate: 25, discount: 10, vatPercent: 6 })).toBe(4719)
})

test('a discount never costs more than the commission', () => {
  const rates = fc.constantFrom(...tiers.map(({ rate }) => rate))
  fc.assert(
    fc.property(fc.nat(10_000_000), rates, fc.constantFrom(...discountRates), (price, rate, discount) => {
      const earned = commissionOf(price, { rate, discount, vatPercent: 6 })
      expect(earned).toBeGreaterThanOrEqual(0)
      expect(earned).toBeLessThanOrEqual(commissionOf(price, { rate, discount: 0, vatPercent: 6 }))
    }),
  )
})
