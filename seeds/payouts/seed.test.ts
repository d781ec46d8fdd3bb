import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payouts } from '#server/commission/payouts/tables.ts'
import { findViolations } from '#server/find-violations.ts'
import { openDemoApi } from '../../tests/support/shop-api.ts'
import { seedOrders } from '../orders/seed.ts'
import { seedPeople } from '../people/seed.ts'
import { seedProtocols } from '../protocols/seed.ts'
import { seedPayouts } from './seed.ts'

const now = new Date()
const log = pino({ level: 'silent' })
const sealing = {
  seal: (text: string) => text,
  open: (sealed: string) => sealed,
  mark: (text: string) => text,
}
let shop: Awaited<ReturnType<typeof openDemoApi>>
const seed = () => seedPayouts({ db: shop.db, log, sealing, region: 'eu', now })
beforeAll(async () => {
  shop = await openDemoApi(async ({ db }) => {
    await seedPeople({ db, files: { put: async () => {} }, region: 'eu', now })
    await seedProtocols({ db, sealing, region: 'eu', now })
  })
  const { db, config, catalogue: products, translations } = shop
  await seedOrders({ db, config, products, translations, now })
  await seed()
})
afterAll(() => shop.close())

test('Ilse was paid for what her clients bought in past months', async () => {
  const made = await shop.db.select().from(payouts)
  expect(made.length).toBeGreaterThan(0)
  expect(made.every(({ at }) => at < now && at.getUTCDate() === 1)).toBe(true)
  expect(await findViolations(shop.sql)).toEqual([])
})

test('seeding again pays nobody', async () => {
  const before = await shop.db.$count(payouts)
  await seed()
  expect(await shop.db.$count(payouts)).toBe(before)
})
