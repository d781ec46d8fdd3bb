import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountRates } from '../clients/discounts.ts'
import { type Pricing, price } from './price.ts'

const pack = { variantId: 1, quantity: 2, regular: 2990, price: 2990 }
const basket: Pricing = {
  items: [
    pack,
    { variantId: 2, quantity: 1, regular: 3890, price: 3890 },
    { variantId: 3, quantity: 1, regular: 1840, price: 1840 },
    { variantId: 4, quantity: 1, regular: 3360, price: 3360 },
  ],
  discountRate: 10,
  voucher: null,
  delivery: { price: 550, freeFrom: 6000 },
  vatPercent: 6,
}

describe('a client with 10 percent in Belgium', () => {
  test('pays 135,63 for goods of 150,70 with free delivery, including 7,68 VAT', {
    tags: 'price-engine',
  }, () => {
    const priced = price(basket)
    expect(priced).toMatchObject({ subtotal: 15_070, discount: 1507, total: 13_563, vat: 768 })
    expect(priced.delivery).toEqual({ price: 550, free: 'threshold', total: 0, vat: 0 })
    expect(priced.lines.map(({ total }) => total)).toEqual([5382, 3501, 1656, 3024])
  })

  test('has no discount on the delivery', () => {
    const small = price({ ...basket, items: [{ ...pack, quantity: 1 }] })
    expect(small).toMatchObject({ subtotal: 2990, discount: 299, total: 2691 + 550 })
  })

  test('sees the sale before the discount', () => {
    const { lines, sale, regular } = price({ ...basket, items: [{ ...pack, regular: 3500 }] })
    expect([regular, sale, lines[0]!.sale, lines[0]!.discount]).toEqual([7000, 1020, 1020, 598])
  })
})

describe('a voucher', () => {
  test('of 10 percent is calculated after the discount', { tags: 'vouchers' }, () => {
    expect(price({ ...basket, voucher: { kind: 'percent', percent: 10 } }).voucher).toBe(1356)
  })

  test('worth more than the goods makes only the goods free; the delivery is paid', {
    tags: 'vouchers',
  }, () => {
    const priced = price({ ...basket, voucher: { kind: 'amount', amount: 100_000 } })
    expect([priced.voucher, priced.total]).toEqual([13_563, 550])
  })

  test('for free delivery takes off only the delivery', { tags: 'vouchers' }, () => {
    const small = { ...basket, items: [{ ...pack, quantity: 1 }] }
    const priced = price({ ...small, voucher: { kind: 'free_delivery' } })
    expect([priced.voucher, priced.delivery?.free, priced.total]).toEqual([0, 'voucher', 2691])
  })
})

test('all parts are whole, never negative, and add up, whatever is bought', { tags: 'price-engine' }, () => {
  const items = fc.array(
    fc
      .record({
        quantity: fc.integer({ min: 1, max: 99 }),
        price: fc.integer({ min: 1, max: 50_000 }),
        more: fc.nat(9000),
      })
      .map(({ quantity, price: each, more }) => ({
        variantId: 1,
        quantity,
        price: each,
        regular: each + more,
      })),
    { maxLength: 12 },
  )
  const voucher = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent })),
    fc.nat(200_000).map((amount) => ({ kind: 'amount' as const, amount })),
    fc.constant({ kind: 'free_delivery' as const }),
  )
  const delivery = fc.option(fc.record({ price: fc.nat(3000), freeFrom: fc.option(fc.nat(10_000)) }))
  const vatPercent = fc.constantFrom(0, 3, 5.5, 6, 9.5, 13.5, 20, 27)
  fc.assert(
    fc.property(
      fc.record({ items, discountRate: fc.constantFrom(...discountRates), voucher, delivery, vatPercent }),
      (asked) => {
        const { lines, delivery: sent, ...sum } = price(asked)
        for (const line of lines) {
          expect(line.regular * line.quantity - line.sale - line.discount - line.voucher).toBe(line.total)
          for (const part of [line.sale, line.discount, line.voucher, line.total, line.vat]) {
            expect(Number.isInteger(part)).toBe(true)
            expect(part).toBeGreaterThanOrEqual(0)
          }
        }
        const all = (key: 'sale' | 'discount' | 'voucher' | 'total' | 'vat') =>
          lines.reduce((added, line) => added + line[key], 0)
        expect(sum.subtotal - sum.discount - sum.voucher + (sent?.total ?? 0)).toBe(sum.total)
        expect([sum.regular - sum.sale, all('discount'), all('voucher')]).toEqual([
          sum.subtotal,
          sum.discount,
          sum.voucher,
        ])
        expect(all('total') + (sent?.total ?? 0)).toBe(sum.total)
        expect(all('vat') + (sent?.vat ?? 0)).toBe(sum.vat)
        expect(sum.taxes[0]!.net + sum.taxes[0]!.vat).toBe(sum.taxes[0]!.gross)
      },
    ),
  )
})
