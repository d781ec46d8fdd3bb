import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { dayMs } from '#domain/local-time.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openProductManagement, type ProductManagement } from '../../../tests/support/product-management.ts'

let shop: ProductManagement
beforeAll(async () => {
  shop = await openProductManagement()
})
afterAll(() => shop.close())

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const setPrice = ({ id, revision, variants }: AdminProduct, given: object) =>
  shop.admin.post(adminProductPaths.prices(id), {
    revision,
    sku: variants[0]!.sku,
    from: null,
    until: null,
    ...given,
  })
const takeBack = ({ id, revision, variants }: AdminProduct, valid_from: string) =>
  shop.admin.post(adminProductPaths.priceRemoval(id), { revision, sku: variants[0]!.sku, valid_from })

test('a new price is in the shop, with the lowest price of the 30 days before', async () => {
  const product = await shop.published({ name: 'Priced' })
  const { status, body } = await setPrice(product, { amount: 9.9 })
  expect([status, body.variants[0].prices.map(({ amount }: { amount: number }) => amount)]).toEqual([
    200,
    [12.9, 9.9],
  ])
  const shown = async () => {
    const [variant] = (await shop.call('GET', cataloguePaths.product(product.slug))).body.variants
    return [variant.price, variant.lowest_price_30_days]
  }
  await expect.poll(shown, { timeout: maxWaitMs }).toEqual([9.9, 12.9])
  const [entry] = (await shop.admin.get(`${adminPaths.audit}?kind=changes&limit=1`)).body.data
  expect(entry).toMatchObject({ action: 'product-priced', details: { product: 'Priced', amount: 9.9 } })
})

test('a planned reduction ends by itself, and can be taken back while it has not begun', async () => {
  const product = await shop.published()
  const [from, until] = [inDays(3), inDays(10)]
  const { body } = await setPrice(product, { amount: 8, from, until })
  expect(body.variants[0].prices.slice(1)).toEqual([
    { valid_from: from, amount: 8 },
    { valid_from: until, amount: 12.9 },
  ])
  const first = await takeBack(body, from)
  expect(first.body.variants[0].prices).toHaveLength(2)
  expect((await takeBack(first.body, from)).status).toBe(404)
  const past = first.body.variants[0].prices[0].valid_from
  expect(await takeBack(first.body, past)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

test.each([
  ['a price of nothing', { amount: 0 }, 'amount'],
  ['a price of a thousand million', { amount: 1_000_000_000 }, 'amount'],
  ['a fraction of a cent', { amount: 9.999 }, 'amount'],
  ['a reduction that ends before it begins', { amount: 5, from: inDays(5), until: inDays(2) }, 'until'],
  ['a price in the past', { amount: 5, from: inDays(-2) }, 'from'],
  ['a reduction above the price', { amount: 99, until: inDays(2) }, 'amount'],
  ['the price that already applies', { amount: 12.9 }, 'amount'],
])('%s is refused beside its field', async (_, given, field) => {
  const { status, body } = await setPrice(await shop.published(), given)
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
})

test('a product without a price lacks it until one is set', async () => {
  const product = await shop.create({ name: 'Unpriced' })
  const lacks = async () => (await shop.list('query=unpriced')).data[0]!.missing.includes('price')
  expect(await lacks()).toBe(true)
  expect((await setPrice(product, { amount: 20 })).status).toBe(200)
  expect(await lacks()).toBe(false)
})

test('a price set on an older state of the product is refused', async () => {
  const product = await shop.published()
  await setPrice(product, { amount: 11 })
  expect((await setPrice(product, { amount: 10 })).body.code).toBe('product-changed')
})
