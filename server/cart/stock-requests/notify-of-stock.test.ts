import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { type Buyer, type Carts, openCarts } from '../../../tests/support/carts.ts'
import { notifyOfStock } from './notify-of-stock.ts'
import { deleteOldStockRequests } from './request-stock.ts'
import { stockRequests } from './tables.ts'

let shop: Carts
let jobs: ReturnType<typeof openJobs>
let anna: Buyer
let variant: number
let products = 0
beforeAll(async () => {
  shop = await openCarts()
  jobs = openJobs(shop.url, pino({ level: 'silent' }))
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await shop.close()
})
beforeEach(async () => {
  anna = await shop.buyer()
  variant = await shop.product(`gone${++products}`, { stock: 0 })
})

const request = (by = anna, product_variant_id = variant) =>
  by.post(cartPaths.stockRequests, { product_variant_id })
const drop = (by = anna) => by.delete(cartPaths.stockRequests, { product_variant_id: variant })
const waiting = async (by = anna) => (await by.get(cartPaths.stockRequests)).body.data
const notify = (now = new Date()) => notifyOfStock({ db: shop.db, jobs, products: shop.catalogue }, now)
const emails = async (by = anna) =>
  (await shop.emails(by.id)).filter(({ template }) => template === 'back-in-stock')
const stock = async (packs: number) => {
  await shop.sql`UPDATE variants SET stock = ${packs} WHERE id = ${variant}`
  const isThere = () =>
    shop.catalogue.ofVariants([variant], { language: 'en', practitionerPrices: true }).get(variant)!.product
      .variants[0]!.availability
  await expect.poll(isThere).toBe(packs > 0)
}

describe('a user who waits for a product', () => {
  test('gets one email when it is in stock again, and waits no longer', { tags: 'stock-email' }, async () => {
    const { status, body } = await request()
    expect([status, body]).toEqual([200, { data: [{ product_variant_id: variant }] }])
    await request()
    expect(await waiting()).toHaveLength(1)
    await notify()
    expect(await emails()).toEqual([])
    await stock(3)
    expect(await notify()).toBe(1)
    const [row] = await shop.db.select().from(stockRequests).where(eq(stockRequests.userId, anna.id))
    expect(await emails()).toEqual([{ template: 'back-in-stock', user_id: anna.id, request_id: row!.id }])
    expect(await waiting()).toEqual([])
    expect(await notify()).toBe(0)
  })

  test('sees that on the wishlist', async () => {
    await anna.post(cartPaths.wishlist, { product_variant_id: variant })
    await request()
    const requested = async () => (await anna.get(cartPaths.wishlist)).body.data[0].stock_requested
    expect(await requested()).toBe(true)
    await drop()
    expect(await requested()).toBe(false)
  })

  test('may wait again, and gets another email', async () => {
    await request()
    await stock(1)
    await notify()
    await stock(0)
    await request()
    await stock(1)
    await notify()
    const [first, second] = await emails()
    expect(second!.request_id).not.toBe(first!.request_id)
  })

  test('can cancel the request', async () => {
    await request()
    expect((await drop()).status).toBe(204)
    expect((await drop()).status).toBe(404)
    await stock(1)
    expect(await notify()).toBe(0)
  })

  test('has a private request', async () => {
    const tomas = await shop.buyer()
    await request()
    expect([(await drop(tomas)).status, await waiting(tomas)]).toEqual([404, []])
    expect(await waiting()).toHaveLength(1)
  })
})

test('a product that is in stock or not sold cannot be requested', async () => {
  expect(await request(anna, shop.calm)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await request(anna, 2_000_000)).toMatchObject({ status: 409, body: { code: 'product-not-sold' } })
})

test('a product past its best-before date is not reported, whatever the stock', async () => {
  const old = await shop.product('old', { stock: 5, bestBefore: '2020-01-01' })
  expect((await request(anna, old)).status).toBe(200)
  expect(await notify()).toBe(0)
})

test('many waiting users get one email each, with any number of processes', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => shop.buyer()))
  await shop.sql`INSERT INTO users (user_type_id, first_name, last_name, language, home_region, email, created_at)
    SELECT 4, 'Mila', 'Bos', 'en', 'eu', 'waiting' || n || '@people.example', now() FROM generate_series(1, 230) AS n`
  await shop.sql`INSERT INTO stock_requests (user_id, variant_id, created_at)
    SELECT id, ${variant}, now() FROM users WHERE email LIKE 'waiting%'`
  for (const other of others) await request(other)
  await stock(2)
  const told = await Promise.all([notify(), notify(), notify()])
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(234)
  for (const other of others) expect(await emails(other)).toHaveLength(1)
})

test('notified requests are deleted after a week, others are kept', async () => {
  const day = 86_400_000
  await request()
  await stock(1)
  const now = new Date()
  await notify(now)
  const left = async () => shop.db.$count(stockRequests, eq(stockRequests.userId, anna.id))
  await deleteOldStockRequests(shop.db, new Date(now.getTime() + 6 * day))
  expect(await left()).toBe(1)
  await deleteOldStockRequests(shop.db, new Date(now.getTime() + 8 * day))
  expect(await left()).toBe(0)
  await stock(0)
  await request()
  await deleteOldStockRequests(shop.db, new Date(now.getTime() + 900 * day))
  expect(await left()).toBe(1)
})
