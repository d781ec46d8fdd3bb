import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { payments, refundLines, refunds } from '#server/orders/payments/tables.ts'
import { orderLines } from '#server/orders/tables.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { findTurnover } from './find-turnover.ts'

let shop: BuyingShop
let dear: number
beforeAll(async () => {
  shop = await openBuying()
  dear = await shop.product('dear', { history: [[100_000, 200]], stock: 100 })
})
afterAll(() => shop.close())

async function bought(rate: 0 | 10, quantity: number) {
  const anna = await shop.buyer({ rate })
  const { order_id: id } = await anna.order([{ variantId: dear, quantity }])
  const turnover = (now = new Date()) => findTurnover(shop.db, anna.practitioner!.id, now)
  return { id, turnover }
}

test('turnover includes what a client paid for goods, after the discount', async () => {
  const { id, turnover } = await bought(10, 2)
  expect(await turnover()).toBe(0)
  await shop.settle(id, 'paid')
  expect(await turnover()).toBe(180_000)
})

test('turnover excludes refunds, and payments of more than a year ago', async () => {
  const { id, turnover } = await bought(0, 2)
  await shop.settle(id, 'paid')
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id))
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
  const [refund] = await shop.db
    .insert(refunds)
    .values({
      paymentId: payment!.id,
      orderId: id,
      kind: 'order',
      amount: 100_000,
      vat: 5660,
      delivery: 0,
      deliveryVat: 0,
      reason: 'Broken',
      createdAt: new Date(),
    })
    .returning()
  await shop.db
    .insert(refundLines)
    .values({ refundId: refund!.id, orderLineId: line!.id, quantity: 1, amount: 100_000, vat: 5660 })
  expect(await turnover()).toBe(100_000)
  expect(await turnover(new Date(Date.now() + 366 * 86_400_000))).toBe(0)
})

test('the tier is shown in the builder and saved on the next order', {
  tags: 'commission-basis',
}, async () => {
  const anna = await shop.buyer({ rate: 0 })
  const first = await anna.order([{ variantId: dear, quantity: 3 }])
  await shop.settle(first.order_id, 'paid')
  const ilse = await shop.device(anna.practitioner!)
  expect((await ilse.get(protocolPaths.builder)).body.tier_rate).toBe(25)
  const second = await anna.order([{ variantId: dear }])
  const rates = await shop.db
    .select({ order: orderLines.orderId, rate: orderLines.tierRate })
    .from(orderLines)
    .where(eq(orderLines.practitionerId, anna.practitioner!.id))
    .orderBy(orderLines.id)
  expect(rates).toEqual([
    { order: first.order_id, rate: 20 },
    { order: second.order_id, rate: 25 },
  ])
})
