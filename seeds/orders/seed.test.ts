import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/accounts/tables.ts'

import { findViolations } from '#server/find-violations.ts'
import { orders } from '#server/orders/tables.ts'
import { openDemoApi } from '../../tests/support/shop-api.ts'
import { seedPeople } from '../people/seed.ts'
import { seedProtocols } from '../protocols/seed.ts'
import { seededOrders } from './orders.ts'
import { seedOrders } from './seed.ts'

const now = new Date()
let shop: Awaited<ReturnType<typeof openDemoApi>>
const seed = () =>
  seedOrders({
    db: shop.db,
    config: shop.config,
    products: shop.catalogue,
    translations: shop.translations,
    now,
  })
beforeAll(async () => {
  const sealing = {
    seal: (text: string) => text,
    open: (sealed: string) => sealed,
    mark: (text: string) => text,
  }
  shop = await openDemoApi(async ({ db }) => {
    await seedPeople({ db, files: { put: async () => {} }, region: 'eu', now })
    await seedProtocols({ db, sealing, region: 'eu', now })
  })
  await seed()
})
afterAll(() => shop.close())

test('everyone has placed their orders, and each of Anna’s is in its intended state', async () => {
  const rows = await shop.db
    .select({ email: users.email, state: orders.state })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .orderBy(orders.id)
  expect(rows).toHaveLength(seededOrders.length)
  expect(rows.filter(({ email }) => email?.startsWith('anna')).map(({ state }) => state)).toEqual([
    ...Array.from({ length: 8 }, () => 'delivered'),
    'cancelled',
    'partially_refunded',
    'shipped',
    'paid',
  ])
})

test('the seeded orders satisfy all invariants', async () => {
  expect(await findViolations(shop.sql)).toEqual([])
})

test('seeding again adds no orders', async () => {
  await seed()
  expect(await shop.db.$count(orders)).toBe(seededOrders.length)
})
