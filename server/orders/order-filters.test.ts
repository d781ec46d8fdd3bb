import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { orderPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { OutsideRefunds } from '#domain/orders/outside-refunds.ts'
import { findViolations } from '#server/find-violations.ts'
import { eventsWith } from '../../tests/support/events.ts'
import { memoryProvider } from '../../tests/support/memory-provider.ts'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
import { filterCounts } from './order-filters.ts'
import { bookOutsideRefunds } from './refunds/book-outside-refunds.ts'
import { orders } from './tables.ts'

let shop: OrdersShop
let zinc: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  // None of its payments is known to this provider: refunds wait in the queue.
  shop = await openOrders({ DEMO: '1' }, memoryProvider().provider)
  zinc = await shop.product('zinc', { stock: 1000 })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

/** An order of three packs being packed, of which this many were sent. */
async function sent(packs: number) {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 3, price: 1001 }] })
  const { id, paymentId } = order
  const items = (quantity: number) => [{ order_line_id: order.lines[0]!.id, quantity }]
  await admin.post(adminOrderPaths.process, { ids: [id] })
  if (packs > 0) await admin.once(adminOrderPaths.ship(id), { items: items(packs), carrier: 'dhl' })
  return {
    ...order,
    refund: (quantity: number) =>
      admin.once(adminOrderPaths.refund(id), { items: items(quantity), reason: 'Broken' }),
    withdraw: async (quantity: number) =>
      (await anna.once(orderPaths.withdrawal(id), { items: items(quantity) })).body.withdrawal,
    read: async (): Promise<AdminOrder> => (await admin.get(adminOrderPaths.one(id))).body,
    wentBack: (totals: Partial<OutsideRefunds>) => {
      const { db, jobs } = shop
      const ctx = { db, events: eventsWith(jobs), jobs, now: new Date() }
      return bookOutsideRefunds(ctx, paymentId, { chargedBack: 0, refundedOutside: 0, ...totals })
    },
  }
}

test('a chargeback is shown with its order, and needs attention until an admin adds a note', {
  tags: 'chargeback-booked',
}, async () => {
  const order = await sent(1)
  await order.wentBack({ chargedBack: order.total + 100 })
  const shown = await order.read()
  expect(shown).toMatchObject({
    state: 'refunded',
    refunded: order.total / 100,
    refundable: 0,
    can_ship: false,
    trouble: 'chargeback',
    refunds: [{ reason: 'chargeback', set_off: order.total / 100, credit_note: expect.any(String) }],
    outside_refunds: [
      { charged_back: (order.total + 100) / 100, refunded_outside: 0, unbooked: 1, currency: 'EUR' },
    ],
  })
  expect(shown.history.at(-1)).toMatchObject({ state: 'refunded', by: 'provider' })
  const inAttention = async () =>
    (await admin.get(`${adminOrderPaths.list}?filter=attention&query=${order.number}`)).body.data
  expect(await inAttention()).toMatchObject([{ id: order.id, trouble: 'chargeback' }])
  await admin.once(adminOrderPaths.notes(order.id), { text: 'Written to the client' })
  expect(await inAttention()).toEqual([])
})

test('a withdrawal does not wait for packs that were charged back', async () => {
  const order = await sent(3)
  const { id } = await order.withdraw(1)
  await order.wentBack({ chargedBack: order.total })
  expect((await order.read()).withdrawals).toMatchObject([{ id, state: 'refunded' }])
})

test('a part refunded at the provider needs attention until a refund covers it', async () => {
  const order = await sent(0)
  await order.wentBack({ refundedOutside: 500 })
  expect(await order.read()).toMatchObject({
    state: 'processing',
    trouble: 'refunded-outside',
    refunds: [],
    outside_refunds: [{ refunded_outside: 5, unbooked: 5 }],
  })
  await order.refund(1)
  expect(await order.read()).toMatchObject({
    trouble: null,
    refunds: [{ set_off: 5 }],
    outside_refunds: [{ refunded_outside: 5, unbooked: 0 }],
  })
})

test('counting failed payments does not read all orders to find later ones of the same client', async () => {
  const plan = await shop.db.transaction(async (db) => {
    // A few orders would be read faster than any index.
    await db.execute(sql`SET LOCAL enable_seqscan = off`)
    const counts = db.select(filterCounts(new Date())).from(orders)
    return db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN SELECT * FROM ${counts} AS counted`)
  })
  const steps = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(steps).toContain('orders_user')
  expect(steps).toContain('orders_address')
})
