import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { draftOf } from '../../../tests/support/product-draft.ts'
import {
  completeFacts,
  newProduct,
  openProductManagement,
  type ProductManagement,
} from '../../../tests/support/product-management.ts'
import { products, variants } from '../tables.ts'

let shop: ProductManagement
beforeAll(async () => {
  shop = await openProductManagement()
})
afterAll(() => shop.close())

const inShop = ({ slug }: AdminProduct) =>
  expect.poll(async () => (await shop.call('GET', cataloguePaths.product(slug))).status, {
    timeout: maxWaitMs,
  })

test('a new product is a draft that nobody sees, and begins with what every supplement states', async () => {
  const product = await shop.create({ name: 'Selenium' })
  expect(product).toMatchObject({
    status: 'draft',
    slug: 'linden-and-co-selenium',
    texts: { en: { legal_name: 'Food supplement' } },
    warnings: ['do-not-exceed', 'varied-diet', 'keep-from-children'],
    pictures: [{ view: 'pack' }, { view: 'label' }, { view: 'dose' }],
  })
  expect((await shop.call('GET', cataloguePaths.product(product.slug))).status).toBe(404)
  const { data } = await shop.list('query=selen')
  expect(data).toEqual([
    expect.objectContaining({
      id: product.id,
      missing: ['ingredients', 'net-quantity', 'daily-portion', 'label', 'operator', 'price'],
    }),
  ])
})

test('a product is published only once it states everything required, and is then in the shop', async () => {
  const product = await shop.create({ name: 'Zinc bisglycinate' })
  const refused = await shop.admin.post(adminProductPaths.publish(product.id), { revision: product.revision })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'product-incomplete', errors: { operator: ['Responsible business'] } },
  })
  const saved = await shop.put(product, completeFacts(product))
  expect(saved.status).toBe(200)
  await shop.setPrice(product)
  const { status, body } = await shop.admin.post(adminProductPaths.publish(product.id), {
    revision: saved.body.revision,
  })
  expect([status, body.status]).toEqual([200, 'published'])
  await inShop(product).toBe(200)
  const found = await shop.call('GET', `${cataloguePaths.products}?limit=100`)
  expect(found.body.data.map(({ id }: { id: number }) => id)).toContain(product.id)
  await shop.admin.post(adminProductPaths.unpublish(product.id), { revision: body.revision })
  await inShop(product).toBe(404)
  const audit = (await shop.admin.get(`${adminPaths.audit}?kind=changes&limit=4`)).body.data
  expect(audit.map(({ action }: { action: string }) => action)).toEqual([
    'product-unpublished',
    'product-published',
    'product-changed',
    'product-created',
  ])
})

test('of two admins who change a product, the second is told', async () => {
  const product = await shop.create()
  expect((await shop.put(product, { operator: 'First' })).status).toBe(200)
  const second = await shop.put(product, { operator: 'Second' })
  expect([second.status, second.body.code]).toEqual([409, 'product-changed'])
  expect((await shop.admin.get(adminProductPaths.one(product.id))).body.operator).toBe('First')
})

test('an order that is placed while an admin edits keeps the stock right', async () => {
  const product = await shop.create()
  await shop.db.update(variants).set({ stock: 7 }).where(eq(variants.productId, product.id))
  const [variant] = draftOf(product).variants
  await shop.put(product, { variants: [{ ...variant, weight_grams: 90 }] })
  const { body } = await shop.admin.get(adminProductPaths.one(product.id))
  expect(body.variants).toEqual([expect.objectContaining({ weight_grams: 90, stock: 7 })])
})

test('markup in a text is kept and shown as it was typed, and never read as markup', async () => {
  const product = await shop.create()
  const script = '<script>alert(1)</script> & <b>bold</b>'
  const text = { ...product.texts.en, name: script, description: script, warning: script }
  const { body } = await shop.put(product, { texts: { en: text }, operator: script })
  expect(body).toMatchObject({ operator: script, texts: { en: { name: script, description: script } } })
})

test.each([
  ['a text that is too long', { operator: 'x'.repeat(501) }],
  ['an unknown brand', { brand: 'nobody' }],
  [
    'an unknown category',
    { terms: { categories: ['x'], health_goals: [], delivery_form: [], suitable_for: [], free_from: [] } },
  ],
  ['an amount without a unit', { portion_amount: 2, portion_unit: null }],
  [
    'a barcode with a wrong check digit',
    {
      variants: [
        { sku: 'Q', barcode: '4006381333930', content_amount: null, content_unit: null, weight_grams: null },
      ],
    },
  ],
  ['no variant', { variants: [] }],
  [
    'a text without a name',
    {
      texts: {
        de: { name: '', legal_name: '', description: 'Zink', usage: '', ingredient_list: '', warning: '' },
      },
    },
  ],
  ['hidden characters', { operator: 'Linden\u202eoC' }],
  ['a negative amount', { portion_amount: -1, portion_unit: 'capsule' }],
  ['an unknown field', { stock: 5 }],
])('%s is refused', async (_, change) => {
  const product = await shop.create()
  expect(await shop.put(product, change)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

test('the SKU of another product is refused beside its field', async () => {
  const [one, other] = [await shop.create(), await shop.create()]
  const [variant] = draftOf(other).variants
  const { status, body } = await shop.put(other, { variants: [{ ...variant, sku: one.variants[0]!.sku }] })
  expect([status, body.errors]).toEqual([
    400,
    { 'variants.0.sku': ['This is already used for another product.'] },
  ])
})

test('an admin who creates a product again because the answer was lost gets the same draft', async () => {
  const body = newProduct({ name: 'Copper', sku: 'COPPER-1' })
  const create = (given: object, key: string) => shop.once(adminProductPaths.list, given, key)
  const first = await create(body, 'the-copper-of-today')
  const repeated = await create(body, 'the-copper-of-today')
  expect([first.status, repeated.status]).toEqual([201, 201])
  expect(repeated.body.id).toBe(first.body.id)
  const { data } = await shop.list('query=copper')
  expect(data).toHaveLength(1)
  expect(await create(body, 'another-press')).toMatchObject({
    status: 400,
    body: { errors: { sku: [expect.any(String)] } },
  })
  const other = await create({ ...body, sku: 'COPPER-2' }, 'the-copper-of-today')
  expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
})

test('the list finds each word in any language, and counts what it finds by state', async () => {
  const product = await shop.create({ name: 'Krill oil', sku: 'KRILL-1' })
  const german = { ...product.texts.en, name: 'Krillöl hochdosiert' }
  await shop.put(product, { texts: { ...product.texts, de: german } })
  for (const query of ['krillol', 'KRILL-1', 'oil linden'])
    expect((await shop.list(`query=${encodeURIComponent(query)}`)).data.map(({ id }) => id)).toContain(
      product.id,
    )
  const { counts, total_results } = await shop.list('query=krill&filter=draft')
  expect([counts.all, counts.draft, counts.published, total_results]).toEqual([1, 1, 0, 1])
})

test('a published product that lacks a fact stays published, and is listed', async () => {
  const product = await shop.create({ name: 'Old zinc' })
  await shop.setPrice(product)
  await shop.db.update(products).set({ status: 'published' }).where(eq(products.id, product.id))
  await inShop(product).toBe(200)
  const { status } = await shop.put(product, { operator: 'Linden, Gent' })
  expect(status).toBe(200)
  expect((await shop.list('filter=missing&query=old')).data.map(({ id, status }) => [id, status])).toEqual([
    [product.id, 'published'],
  ])
  await inShop(product).toBe(200)
})

test('an admin sees a draft as the shop will show it', async () => {
  const product = await shop.create({ name: 'Preview' })
  const { status, body } = await shop.admin.get(adminProductPaths.preview(product.id))
  expect([status, body.name, body.label.legal_name]).toEqual([200, 'Preview', 'Food supplement'])
  const { statusCode } = await shop.app.inject({ url: body.assets[0].image_url })
  expect(statusCode).toBe(200)
  const [, , asset] = body.assets[0].image_url.split('/')
  expect((await shop.app.inject({ url: `/media/${asset}/guessed/1000` })).statusCode).toBe(404)
})
