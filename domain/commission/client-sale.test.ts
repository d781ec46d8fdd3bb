import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountRates } from '../clients/discounts.ts'
import { totalOf } from '../protocols/price-total.ts'
import { saleToClient } from './client-sale.ts'

const terms = { rate: 20, vatPercent: 6 } as const
const lines = fc.array(
  fc.record({
    price: fc.option(fc.integer({ min: 0, max: 100_000 })),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
)

test('a client with 10 percent pays 90 of 100, and the practitioner earns the rest of the tier without VAT', () => {
  const sale = saleToClient([{ price: 5300, quantity: 2 }], 10, terms)
  expect(sale).toEqual({ pays: 9540, saves: 1060, earns: 1000 })
})

test('a product without a price costs and earns nothing', () => {
  expect(saleToClient([{ price: null, quantity: 3 }], 5, terms)).toEqual({ pays: 0, saves: 0, earns: 0 })
})

test('paid and saved amounts add up to the price, and a higher discount never earns more', () => {
  fc.assert(
    fc.property(lines, (products) => {
      const sales = discountRates.map((discount) => saleToClient(products, discount, terms))
      for (const { pays, saves } of sales) expect(pays + saves).toBe(totalOf(products))
      const earnings = sales.map(({ earns }) => earns)
      expect(earnings).toEqual(earnings.toSorted((one, other) => other - one))
      expect(earnings.at(-1)).toBe(0)
    }),
  )
})
