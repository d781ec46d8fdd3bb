import { randomUUID } from 'node:crypto'
import { sql as written } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { cataloguePaths } from '#contract/catalogue.ts'
import { findViolations } from '#server/find-violations.ts'
import { password } from '../../tests/support/accounts-api.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { catchDriverFaults } from '../../tests/support/driver-faults.ts'
import { openFreezing } from '../../tests/support/freezing.ts'
import { throwAwayPostgres } from '../../tests/support/throw-away-postgres.ts'

// Starts a PostgreSQL for them.
const openingMs = 180_000

catchDriverFaults()
let cluster: Awaited<ReturnType<typeof throwAwayPostgres>>
let shop: BuyingShop
let freezing: ReturnType<typeof openFreezing>
let variantId: number
beforeAll(async () => {
  cluster = await throwAwayPostgres()
  shop = await openBuying({ DATABASE_URL: cluster.url, DATABASE_DEADLINE: '6' })
  freezing = openFreezing(cluster)
  variantId = await shop.product('magnesium', { stock: 50 })
}, openingMs)
afterEach(() => freezing.thaw())
afterAll(async () => {
  await shop.close()
  await cluster.stop()
})

const statusOf = async (path: string) => (await shop.app.inject(path)).statusCode
async function slugs() {
  const { body } = await shop.call('GET', cataloguePaths.products)
  return body.data?.map(({ slug }: { slug: string }) => slug)
}

test('while the database is frozen users can read the catalogue, are asked to try again, and continue afterwards', async () => {
  const { email } = await shop.person()
  const anna = await shop.buyer()
  const headers = { ...anna.headers, 'accept-language': 'de' }
  freezing.freeze()
  const signIn = () =>
    shop.call('POST', authPaths.login, { email, password }, { headers: { 'accept-language': 'de' } })
  const refused = Promise.all([
    signIn(),
    shop.call('GET', cartPaths.cart, undefined, { headers }),
    shop.call('POST', cartPaths.cart, { product_variant_id: variantId, quantity: 1 }, { headers }),
  ])
  expect(await slugs()).toEqual(['magnesium'])
  expect(await statusOf('/readyz')).toBe(503)
  const message = 'Der Shop ist gerade nicht erreichbar. Versuch es gleich noch einmal.'
  for (const answer of await refused)
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'unavailable', message },
    })
  expect(await slugs()).toEqual(['magnesium'])

  freezing.thaw()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect((await signIn()).status).toBe(200)
  await shop.product('zinc')
  expect(await slugs()).toContain('zinc')
})

test('an order whose request timed out is not half placed, and its key places it once', async () => {
  const anna = await shop.buyer()
  await anna.fill({ variantId, quantity: 2 })
  const { quote } = await anna.quote()
  const order = { key: randomUUID(), quote }
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const other = shop.db.transaction(async (tx) => {
    await tx.execute(written`SELECT FROM variants FOR UPDATE`)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const placing = anna.checkout(order)
  await expect.poll(() => shop.sql`SELECT FROM pg_locks WHERE NOT granted`).toHaveLength(1)
  freezing.freeze()
  expect((await placing).status).toBe(503)

  freezing.thaw()
  released.resolve()
  await other
  await expect.poll(async () => (await anna.checkout(order)).status).toBe(201)
  const again = await anna.checkout(order)
  const orders = await shop.sql`SELECT id FROM orders WHERE user_id = ${anna.id}`
  expect(orders).toEqual([{ id: again.body.order_id }])
  expect(await findViolations(shop.sql)).toEqual([])
})
