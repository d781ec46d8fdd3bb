import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedRefund, refundOf } from './refunds.ts'

const magnesium = { id: 1, quantity: 2, refunded: 0, total: 5382, vat: 305 }
const collagen = { id: 2, quantity: 1, refunded: 0, total: 3024, vat: 171 }
const delivery = { total: 550, vat: 31, isRefunded: false }
const paid = { lines: [magnesium, collagen], delivery }

describe('a client who returns', () => {
  test('one of two packs gets half of the price of both', () => {
    expect(refundOf(paid, [{ lineId: 1, quantity: 1 }])).toMatchObject({
      amount: 2691,
      vat: 153,
      delivery: 0,
    })
  })

  test('everything gets the delivery, too', () => {
    const all = [
      { lineId: 1, quantity: 2 },
      { lineId: 2, quantity: 1 },
    ]
    expect(refundOf(paid, all)).toMatchObject({
      amount: 5382 + 3024 + 550,
      vat: 305 + 171 + 31,
      delivery: 550,
    })
  })

  test('the last pack gets the delivery once', () => {
    const rest = { ...paid, lines: [{ ...magnesium, refunded: 2 }, collagen] }
    expect(refundOf(rest, [{ lineId: 2, quantity: 1 }])?.delivery).toBe(550)
    const told = { ...rest, delivery: { ...delivery, isRefunded: true } }
    expect(refundOf(told, [{ lineId: 2, quantity: 1 }])?.delivery).toBe(0)
  })

  test('reads beforehand what the server will refund', () => {
    const shown = {
      lines: [
        { ...magnesium, total: 53.82, vat: 3.05 },
        { ...collagen, total: 30.24, vat: 1.71 },
      ],
      delivery: { total: 5.5, isRefunded: false },
    }
    const packs = [
      { order_line_id: 1, quantity: 2 },
      { order_line_id: 2, quantity: 1 },
    ]
    const given = packs.map(({ order_line_id: lineId, quantity }) => ({ lineId, quantity }))
    for (const count of [1, 2]) {
      const { lines, delivery, amount } = refundOf(paid, given.slice(0, count))!
      expect(expectedRefund(shown, packs.slice(0, count))).toMatchObject({ lines, delivery, amount })
    }
    expect(expectedRefund(shown, [{ order_line_id: 9, quantity: 1 }])).toBeUndefined()
  })

  test.each([
    [[{ lineId: 1, quantity: 3 }]],
    [[{ lineId: 1, quantity: 0 }]],
    [[{ lineId: 9, quantity: 1 }]],
    [
      [
        { lineId: 1, quantity: 1 },
        { lineId: 1, quantity: 1 },
      ],
    ],
  ])('more than there is gets nothing: %o', (given) => {
    expect(refundOf(paid, given)).toBeUndefined()
  })
})

test('a line refunded in parts adds up to its price, to the cent', { tags: 'refund-lines' }, () => {
  const parts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.nat(100_000), fc.nat(20_000), (quantities, total, vat) => {
      const quantity = quantities.reduce((sum, part) => sum + part, 0)
      let refunded = 0
      const back = { amount: 0, vat: 0 }
      for (const part of quantities) {
        const line = { id: 1, quantity, refunded, total, vat }
        const nothing = { total: 0, vat: 0, isRefunded: false }
        const refund = refundOf({ lines: [line], delivery: nothing }, [{ lineId: 1, quantity: part }])!
        expect(refund.amount).toBeGreaterThanOrEqual(0)
        refunded += part
        back.amount += refund.amount
        back.vat += refund.vat
      }
      expect(back).toEqual({ amount: total, vat })
    }),
  )
})
