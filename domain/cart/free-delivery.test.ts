import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountRates } from '../clients/discounts.ts'
import { choosePacks, highestPriceToClose, priceToClose } from './free-delivery.ts'

const pack = (productId: number, price: number, isSameCategory = false, variantId = productId) => ({
  productId,
  variantId,
  price,
  isSameCategory,
})

test('a shopper with a discount or a voucher needs a dearer product to reach free delivery', () => {
  const goods = { missing: 900, before: 4000, after: 4000, discountRate: 0 }
  expect(priceToClose(goods)).toBe(900)
  expect(priceToClose({ ...goods, after: 3600, discountRate: 10 })).toBe(1000)
  expect(priceToClose({ ...goods, after: 2000 })).toBe(1800)
  expect(priceToClose({ ...goods, after: 0 })).toBeUndefined()
})

test('a product at that price is enough after the discount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_00 }),
      fc.integer({ min: 1, max: 500_00 }),
      fc.constantFrom(...discountRates),
      (missing, before, discountRate) => {
        const after = before - Math.round((before * discountRate) / 100)
        const price = priceToClose({ missing, before, after, discountRate }) ?? 0
        expect(price - (price * discountRate) / 100).toBeGreaterThanOrEqual(missing - 1e-6)
      },
    ),
  )
})

test('nothing is suggested that costs far more than what is missing', () => {
  expect(highestPriceToClose(2_00)).toBe(12_00)
  expect(highestPriceToClose(25_00)).toBe(50_00)
})

test('three products are suggested, first what resembles the cart, then the cheapest', () => {
  const packs = [pack(1, 1500), pack(2, 1100), pack(3, 1900, true), pack(4, 1200), pack(5, 1300)]
  expect(choosePacks(packs).map(({ productId }) => productId)).toEqual([3, 2, 4])
})

test('of a product in two sizes only the cheaper one is suggested', () => {
  const packs = [pack(1, 1500, false, 11), pack(1, 1100, false, 12)]
  expect(choosePacks(packs).map(({ variantId }) => variantId)).toEqual([12])
})
