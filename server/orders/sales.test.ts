import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { type Accounts, openAccounts } from '../../tests/support/accounts-api.ts'
import { maxWaitMs } from '../../tests/support/max-wait.ts'
import { insertOrder } from '../../tests/support/order-records.ts'
import { daysAgo, insertProduct, insertVocabulary } from '../catalogue/fixtures.ts'
import { orders } from './tables.ts'

let shop: Accounts
const variantOf: Record<string, number> = {}
beforeAll(async () => {
  shop = await openAccounts()
  const { linden } = await insertVocabulary(shop.db)
  for (const slug of ['iron', 'zinc', 'algae', 'honey'])
    variantOf[slug] = (await insertProduct(shop.db, { slug, brandId: linden! })).variantId
  await vi.waitFor(async () => expect(await bestSelling()).toHaveLength(4), maxWaitMs)
})
afterAll(() => shop.close())

async function bestSelling(order = 'desc'): Promise<string[]> {
  const { body } = await shop.call('GET', `${cataloguePaths.products}?order_by=sales&order=${order}`)
  return body.data.map(({ slug }: { slug: string }) => slug)
}
const sold = (slug: string, quantity: number, given: Partial<typeof orders.$inferInsert> = {}) =>
  insertOrder(shop.db, {
    lines: [{ variantId: variantOf[slug]!, name: slug, quantity }],
    paidAt: daysAgo(1),
    ...given,
  })

test('the best-selling products come first, and among equals the newest', {
  tags: 'list-order',
}, async () => {
  expect(await bestSelling()).toEqual(['honey', 'algae', 'zinc', 'iron'])
  await sold('iron', 2)
  await sold('iron', 1)
  await sold('zinc', 2)
  await shop.sales.read()
  expect(await bestSelling()).toEqual(['iron', 'zinc', 'honey', 'algae'])
  expect(await bestSelling('asc')).toEqual(['algae', 'honey', 'zinc', 'iron'])
})

test('orders that are unpaid, cancelled or long past do not count', async () => {
  await sold('algae', 9, { paidAt: null, state: 'pending_payment' })
  await sold('algae', 9, { state: 'cancelled' })
  await sold('algae', 9, { paidAt: daysAgo(91) })
  const { order } = await sold('honey', 9)
  await shop.sales.read()
  expect(await bestSelling()).toEqual(['honey', 'iron', 'zinc', 'algae'])
  await shop.db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id))
  await shop.sales.read()
  expect(await bestSelling()).toEqual(['iron', 'zinc', 'honey', 'algae'])
})
