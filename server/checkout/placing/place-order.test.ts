import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartLines } from '#server/cart/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { vouchers } from '#server/checkout/tables.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'
import { openCrowd } from '../../../tests/support/crowd.ts'

let shop: BuyingShop
let crowd: ReturnType<typeof openCrowd>
beforeAll(async () => {
  shop = await openBuying()
  crowd = openCrowd(shop)
})
afterAll(async () => {
  await crowd.close()
  await shop.close()
})

const stockOf = async (id: number) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, id)))[0]!.stock
const each = (ids: number[], more: { key?: string; voucherCode?: string } = {}) =>
  ids.map((userId) => ({ userId, ...more }))

test('of 50 who want the last pack one gets it, and 49 are told so and asked for no money', async () => {
  const last = await shop.product('last', { stock: 1 })
  const ids = await crowd.people(50, [{ variantId: last }])
  const quote = await crowd.quoteOf({ userId: ids[0]! })
  const before = shop.money.payments.size
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(ids), quote)
  expect(placed).toHaveLength(1)
  expect(refusals).toEqual(Array(49).fill('out-of-stock'))
  expect(await stockOf(last)).toBe(0)
  expect(shop.money.payments.size).toBe(before + 1)
  expect(await shop.db.select().from(payments).where(inArray(payments.orderId, placed))).toHaveLength(1)
  expect(await shop.db.select().from(cartLines).where(eq(cartLines.variantId, last))).toHaveLength(49)
})

test('of 500 who want one of 50 packs exactly 50 get one', async () => {
  const few = await shop.product('few', { stock: 50 })
  const ids = await crowd.people(500, [{ variantId: few }])
  const quote = await crowd.quoteOf({ userId: ids[0]! })
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(ids), quote)
  expect(placed).toHaveLength(50)
  expect(new Set(placed).size).toBe(50)
  expect(refusals).toEqual(Array(450).fill('out-of-stock'))
  expect(await stockOf(few)).toBe(0)
}, 90_000)

test('of two products that all want in another order, none is sold twice and nobody waits for ever', async () => {
  const one = await shop.product('one-of-two', { stock: 15 })
  const other = await shop.product('other-of-two', { stock: 20 })
  const now = Date.now()
  const [first, second] = [new Date(now - 1000), new Date(now)]
  const ids = await crowd.people(40, [])
  await shop.db.insert(cartLines).values(
    ids.flatMap((userId, nth) => [
      { userId, quantity: 1, variantId: one, addedAt: nth % 2 ? first : second },
      { userId, quantity: 1, variantId: other, addedAt: nth % 2 ? second : first },
    ]),
  )
  const quotes = [await crowd.quoteOf({ userId: ids[0]! }), await crowd.quoteOf({ userId: ids[1]! })]
  const outcomes = await Promise.all(
    quotes.map((quote, side) => crowd.orderAtOnce(each(ids.filter((_, nth) => nth % 2 === side)), quote)),
  )
  expect(outcomes.flatMap(({ orders: placed }) => placed)).toHaveLength(15)
  expect(outcomes.flatMap(({ refusals }) => refusals)).toEqual(Array(25).fill('out-of-stock'))
  expect([await stockOf(one), await stockOf(other)]).toEqual([0, 5])
})

test('twenty times the same key at once is one order', async () => {
  const plenty = await shop.product('plenty', { stock: 1000 })
  const [userId] = await crowd.people(1, [{ variantId: plenty }])
  const quote = await crowd.quoteOf({ userId: userId! })
  const attempts = Array(20).fill({ userId, key: randomUUID() })
  const { orders: placed, refusals } = await crowd.orderAtOnce(attempts, quote)
  expect(new Set(placed).size).toBe(1)
  expect(refusals.filter((code) => code !== 'still-running')).toEqual([])
  expect(await shop.db.select().from(orders).where(eq(orders.userId, userId!))).toHaveLength(1)
  expect(await stockOf(plenty)).toBe(999)
})

test('one person who orders in twenty tabs at once orders once', async () => {
  const plenty = await shop.product('plenty-for-one', { stock: 1000 })
  const [userId] = await crowd.people(1, [{ variantId: plenty }])
  const quote = await crowd.quoteOf({ userId: userId! })
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(Array(20).fill(userId)), quote)
  expect(placed).toHaveLength(1)
  expect(refusals).toEqual(Array(19).fill('cart-empty'))
  expect(await stockOf(plenty)).toBe(999)
})

test('of 50 checkouts with a voucher that may be used once, one has it', async () => {
  const plenty = await shop.product('plenty-with-voucher', { stock: 1000 })
  const { id } = await shop.voucher({ code: 'SINGLE', usesMaximum: 1 })
  const ids = await crowd.people(50, [{ variantId: plenty }])
  const quote = await crowd.quoteOf({ userId: ids[0]!, voucherCode: 'SINGLE' })
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(ids, { voucherCode: 'single' }), quote)
  expect(placed).toHaveLength(1)
  expect(refusals).toEqual(Array(49).fill('voucher-used-up'))
  const [voucher] = await shop.db.select().from(vouchers).where(eq(vouchers.id, id))
  expect(voucher?.used).toBe(1)
  expect(await stockOf(plenty)).toBe(999)
})
