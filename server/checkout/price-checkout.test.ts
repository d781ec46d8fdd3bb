import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zones } from '#domain/delivery/zones.ts'
import { checkoutReturnPath } from '#domain/orders/states.ts'
import { cartLines } from '#server/cart/tables.ts'
import { invoices } from '#server/orders/documents/tables.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { vouchers } from '#server/vouchers/tables.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'

let shop: BuyingShop
let magnesium: number
beforeAll(async () => {
  shop = await openBuying()
  magnesium = await shop.product('magnesium', { history: [[2490, 200]], stock: 1000 })
})
afterAll(() => shop.close())

describe('a voucher', () => {
  test.each([
    ['percent', { kind: 'percent', percent: 20 }, { voucher: 498, delivery: 550, total: 2542 }],
    ['amount', { kind: 'amount', percent: null, amount: 500 }, { voucher: 500, delivery: 550, total: 2540 }],
    ['free delivery', { kind: 'free_delivery', percent: null }, { voucher: 0, delivery: 0, total: 2490 }],
  ] as const)('for %s is taken off, counted and stored', async (name, gift, sums) => {
    const tomas = await shop.buyer()
    const { id, code } = await shop.voucher({ code: `GIFT${name.replace(' ', '').toUpperCase()}`, ...gift })
    const { order_id } = await tomas.order([{ variantId: magnesium }], { voucher_code: code.toLowerCase() })
    expect(await shop.orderOf(order_id)).toMatchObject({ ...sums, voucherCode: code, voucherKind: gift.kind })
    const [kept] = await shop.db.select().from(vouchers).where(eq(vouchers.id, id))
    expect(kept?.used).toBe(1)
  })

  test('that is unknown, expired or used up is refused, and the order with it', {
    tags: 'vouchers',
  }, async () => {
    const tomas = await shop.buyer()
    await shop.voucher({ code: 'OVER', validUntil: new Date(Date.now() - 1000) })
    await shop.voucher({ code: 'ONCEEACH', usesPerPerson: 1 })
    await tomas.order([{ variantId: magnesium }], { voucher_code: 'once-each' })
    await tomas.fill({ variantId: magnesium })
    for (const [code, problem] of [
      ['nothing', 'voucher-unknown'],
      ['over', 'voucher-over'],
      ['once each', 'voucher-used-up'],
    ] as const) {
      expect((await tomas.quote({ voucher_code: code })).voucher_problem?.code).toBe(problem)
      expect((await tomas.checkout({ voucher_code: code })).body.code).toBe(problem)
    }
    const left = await shop.db.select().from(cartLines).where(eq(cartLines.userId, tomas.id))
    expect(left).toHaveLength(1)
  })

  test('that leaves nothing to pay makes the order paid at once, with its invoice', async () => {
    const [door] = zones.eu[0]!.offers
    const { price } = door!
    try {
      Object.assign(door!, { price: 0 })
      const tomas = await shop.buyer()
      await shop.voucher({ code: 'ALL', percent: 100 })
      const { order_id: id, payment_url: url } = await tomas.order([{ variantId: magnesium }], {
        voucher_code: 'ALL',
      })
      expect(await shop.orderOf(id)).toMatchObject({ total: 0, state: 'paid' })
      expect(url).toMatch(new RegExp(`/en${checkoutReturnPath(id)}$`))
      const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
      expect(payment).toMatchObject({ provider: 'none', state: 'paid', amount: 0 })
      const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, id))
      expect(invoice).toMatchObject({ kind: 'invoice', total: 0 })
    } finally {
      Object.assign(door!, { price })
    }
  })
})
