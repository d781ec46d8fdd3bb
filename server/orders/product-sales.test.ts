import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
import { productSales } from './product-sales.ts'
import { orders } from './tables.ts'

let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrders()
})
afterAll(() => shop.close())

test('the day of a sale is the day in UTC, whatever the time zone of the database', async () => {
  const variantId = await shop.product('zinc', { stock: 10, history: [[2000, 90]] })
  const { id } = await shop.paid({ user: await shop.buyer(), lines: [{ variantId }] })
  await shop.db
    .update(orders)
    .set({ paidAt: new Date('2026-11-30T23:30:00Z') })
    .where(eq(orders.id, id))
  const sales = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL timezone TO 'Europe/Brussels'`)
    return tx.execute(sql`SELECT day::text FROM (${productSales}) AS sales`)
  })
  expect([...sales]).toEqual([{ day: '2026-11-30' }])
})
