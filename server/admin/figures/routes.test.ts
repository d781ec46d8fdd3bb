import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from '#contract/admin-figures.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/local-time.ts'
import { users } from '#server/accounts/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { deleteOldCounts } from '#server/search/counts/delete-old-counts.ts'
import { productViews, viewDays } from '#server/search/tables.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let zinc: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(() => shop.close())

const figures = async (range: string): Promise<Figures> =>
  (await admin.get(`${adminPaths.figures}?range=${range}`)).body
const lines = [{ variantId: 0, quantity: 2, price: 1001 }]

/** Noon in Brussels so many days ago. */
function noon(days: number): Date {
  const date = new Date(Date.now() - days * dayMs)
  return new Date(`${date.toISOString().slice(0, 10)}T11:00:00Z`)
}
const dateOf = (timestamp: Date) => timestamp.toISOString().slice(0, 10)

async function paidAt(paidAt: Date, placedAt = paidAt) {
  const buyer = await shop.buyer()
  const order = await shop.paid({
    user: buyer,
    lines: lines.map((line) => ({ ...line, variantId: zinc })),
    placedAt,
  })
  await shop.db.update(orders).set({ paidAt }).where(eq(orders.id, order.id))
  await shop.db.update(users).set({ activatedAt: paidAt }).where(eq(users.id, buyer.id))
  return order
}

test('an order counts on the day it was paid, and on the day it was placed, in the shop’s time zone', async () => {
  const [placed, paid] = [noon(5), noon(3)]
  const late = new Date(`${dateOf(noon(4))}T23:30:00Z`)
  const order = await paidAt(paid, placed)
  await paidAt(late)
  const { days, currency } = await figures('7-days')
  expect(currency).toBe('EUR')
  expect(days).toHaveLength(7)
  const on = (day: string) => days.find((one) => one.day === day)
  expect(on(dateOf(placed))).toMatchObject({ orders_placed: 1, orders_paid: 0, sales: 0 })
  // 23:30 UTC is the next day in Brussels.
  expect(on(dateOf(noon(4)))).toMatchObject({ orders_placed: 0, orders_paid: 0, new_clients: 0 })
  expect(on(dateOf(paid))).toMatchObject({
    orders_placed: 1,
    orders_paid: 2,
    new_clients: 2,
    sales: (2 * order.total) / 100,
  })
})

test('the days before are those of the same number before the range', async () => {
  await paidAt(noon(10))
  const { days, before } = await figures('7-days')
  const dates = [...before, ...days].map(({ day }) => day)
  expect(dates).toEqual(dates.toSorted())
  expect(before.find(({ day }) => day === dateOf(noon(10)))).toMatchObject({ orders_paid: 1 })
})

test('views of a day are kept in total when those of each product are deleted', async () => {
  shop.searchCounts.countView(1, 'en')
  shop.searchCounts.countView(1, 'nl')
  shop.searchCounts.countView(999_999, 'nl')
  await shop.searchCounts.flush()
  shop.searchCounts.countView(1, 'nl')
  await shop.searchCounts.flush()
  expect((await figures('7-days')).days.at(-1)).toMatchObject({ product_views: 3 })
  const old = dateOf(noon(200))
  await shop.db.insert(productViews).values({ day: old, language: 'en', productId: 1, count: 7 })
  await shop.db.insert(viewDays).values({ day: old, count: 7 })
  await deleteOldCounts(shop.db, new Date())
  expect(await shop.db.$count(productViews, eq(productViews.day, old))).toBe(0)
  const { days } = await figures('12-months')
  expect(days).toHaveLength(365)
  expect(days.find(({ day }) => day === old)).toMatchObject({ product_views: 7 })
})

test('the table has a row for each day, with the same figures', async () => {
  const answer = await shop.app.inject({
    url: `/api${adminPaths.figuresCsv}?range=30-days`,
    headers: { authorization: `Bearer ${admin.tokens.access_token}` },
  })
  expect(answer.headers['content-type']).toContain('text/csv')
  const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true })
  expect(rows).toHaveLength(30)
  const { days } = await figures('30-days')
  expect(rows.map(({ day, orders_paid: paid, sales }) => [day, Number(paid), Number(sales)])).toEqual(
    days.map(({ day, orders_paid: paid, sales }) => [day, paid, sales]),
  )
  expect(rows.at(-1)).toMatchObject({ currency: 'EUR', product_views: '3', orders_per_100_views: '0.00' })
})

test('an unknown range is refused', async () => {
  expect((await admin.get(`${adminPaths.figures}?range=10-years`)).status).toBe(400)
})
