import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminProductPage } from '#contract/admin-products.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'
import { maxWaitMs } from '../../../tests/support/patience.ts'
import { prices, products, variants } from '../tables.ts'

type Buyer = Awaited<ReturnType<BuyingShop['buyer']>>
let shop: BuyingShop
let admin: Buyer
beforeAll(async () => {
  shop = await openBuying({ DEMO: '1' })
  admin = await shop.buyer({ userTypeId: userTypes.admin })
})
afterAll(() => shop.close())

const create = async (given: object = {}): Promise<AdminProduct> => {
  const body = { language: 'en', name: 'Zinc', brand: 'linden', sku: `Z-${Math.random()}`, ...given }
  const answer = await admin.post(adminProductPaths.list, body)
  expect(answer.status).toBe(201)
  return answer.body
}
const draftOf = ({
  id: _,
  slug: _slug,
  status: _status,
  review: _review,
  currency: _currency,
  created_at: _created,
  updated_at: _updated,
  pictures: _pictures,
  variants: sold,
  ...draft
}: AdminProduct) => ({
  ...draft,
  variants: sold.map(
    ({ id: _id, stock: _stock, expected_on: _expected, prices: _prices, ...variant }) => variant,
  ),
})
const put = (product: AdminProduct, change: object) =>
  admin.put(adminProductPaths.one(product.id), { ...draftOf(product), ...change })
const complete = (product: AdminProduct) => ({
  operator: 'Linden & Co, Kerkstraat 21, Gent',
  portion_amount: 1,
  portion_unit: 'capsule',
  texts: { en: { ...product.texts.en, ingredient_list: 'Zinc bisglycinate' } },
  lines: [
    {
      ingredient: 'ingredient-magnesium',
      name: 'Zinc',
      form: null,
      amount: 10,
      unit: 'mg',
      nrv_percent: 100,
    },
  ],
  variants: draftOf(product).variants.map((variant) => ({
    ...variant,
    content_amount: 60,
    content_unit: 'capsule',
  })),
})
const setPrice = async (product: AdminProduct, amountMinor = 1290) =>
  shop.db
    .insert(prices)
    .values({ variantId: product.variants[0]!.id, currency: 'EUR', amountMinor, validFrom: new Date(0) })
const list = async (query = ''): Promise<AdminProductPage> =>
  (await admin.get(`${adminProductPaths.list}?${query}`)).body
const inShop = ({ slug }: AdminProduct) =>
  expect.poll(async () => (await shop.call('GET', cataloguePaths.product(slug))).status, {
    timeout: maxWaitMs,
  })

test('a new product is a draft that nobody sees, and begins with what every supplement states', async () => {
  const product = await create({ name: 'Selenium' })
  expect(product).toMatchObject({
    status: 'draft',
    slug: 'linden-and-co-selenium',
    texts: { en: { legal_name: 'Food supplement' } },
    warnings: ['do-not-exceed', 'varied-diet', 'keep-from-children'],
    pictures: [{ view: 'pack' }, { view: 'label' }, { view: 'dose' }],
  })
  expect((await shop.call('GET', cataloguePaths.product(product.slug))).status).toBe(404)
  const { data } = await list('query=selen')
  expect(data).toEqual([
    expect.objectContaining({
      id: product.id,
      missing: ['ingredients', 'net-quantity', 'daily-portion', 'label', 'operator', 'price'],
    }),
  ])
})

test('a product is published only once it states everything required, and is then in the shop', async () => {
  const product = await create({ name: 'Zinc bisglycinate' })
  const refused = await admin.post(adminProductPaths.publish(product.id), { revision: product.revision })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'product-incomplete', errors: { operator: ['Responsible business'] } },
  })
  const saved = await put(product, complete(product))
  expect(saved.status).toBe(200)
  await setPrice(product)
  const { status, body } = await admin.post(adminProductPaths.publish(product.id), {
    revision: saved.body.revision,
  })
  expect([status, body.status]).toEqual([200, 'published'])
  await inShop(product).toBe(200)
  const found = await shop.call('GET', `${cataloguePaths.products}?limit=100`)
  expect(found.body.data.map(({ id }: { id: number }) => id)).toContain(product.id)
  await admin.post(adminProductPaths.unpublish(product.id), { revision: body.revision })
  await inShop(product).toBe(404)
  const audit = (await admin.get(`${adminPaths.audit}?kind=changes&limit=4`)).body.data
  expect(audit.map(({ action }: { action: string }) => action)).toEqual([
    'product-unpublished',
    'product-published',
    'product-changed',
    'product-created',
  ])
})

test('of two admins who change a product, the second is told', async () => {
  const product = await create()
  expect((await put(product, { operator: 'First' })).status).toBe(200)
  const second = await put(product, { operator: 'Second' })
  expect([second.status, second.body.code]).toEqual([409, 'product-changed'])
  expect((await admin.get(adminProductPaths.one(product.id))).body.operator).toBe('First')
})

test('an order that is placed while an admin edits keeps the stock right', async () => {
  const product = await create()
  await shop.db.update(variants).set({ stock: 7 }).where(eq(variants.productId, product.id))
  const [variant] = draftOf(product).variants
  await put(product, { variants: [{ ...variant, weight_grams: 90 }] })
  const { body } = await admin.get(adminProductPaths.one(product.id))
  expect(body.variants).toEqual([expect.objectContaining({ weight_grams: 90, stock: 7 })])
})

test('markup in a text is kept and shown as it was typed, and never read as markup', async () => {
  const product = await create()
  const script = '<script>alert(1)</script> & <b>bold</b>'
  const text = { ...product.texts.en, name: script, description: script, warning: script }
  const { body } = await put(product, { texts: { en: text }, operator: script })
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
  const product = await create()
  expect(await put(product, change)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

test('the SKU of another product is refused beside its field', async () => {
  const [one, other] = [await create(), await create()]
  const [variant] = draftOf(other).variants
  const { status, body } = await put(other, { variants: [{ ...variant, sku: one.variants[0]!.sku }] })
  expect([status, body.errors]).toEqual([
    400,
    { 'variants.0.sku': ['This is already used for another product.'] },
  ])
})

test('the list finds each word in any language, and counts what it finds by state', async () => {
  const product = await create({ name: 'Krill oil', sku: 'KRILL-1' })
  const german = { ...product.texts.en, name: 'Krillöl hochdosiert' }
  await put(product, { texts: { ...product.texts, de: german } })
  for (const query of ['krillol', 'KRILL-1', 'oil linden'])
    expect((await list(`query=${encodeURIComponent(query)}`)).data.map(({ id }) => id)).toContain(product.id)
  const { counts, total_results } = await list('query=krill&filter=draft')
  expect([counts.all, counts.draft, counts.published, total_results]).toEqual([1, 1, 0, 1])
})

test('a published product that lacks a fact stays published, and is listed', async () => {
  const product = await create({ name: 'Old zinc' })
  await setPrice(product)
  await shop.db.update(products).set({ status: 'published' }).where(eq(products.id, product.id))
  await inShop(product).toBe(200)
  const { status } = await put(product, { operator: 'Linden, Gent' })
  expect(status).toBe(200)
  expect((await list('filter=missing&query=old')).data.map(({ id, status }) => [id, status])).toEqual([
    [product.id, 'published'],
  ])
  await inShop(product).toBe(200)
})

test('an admin sees a draft as the shop will show it', async () => {
  const product = await create({ name: 'Preview' })
  const { status, body } = await admin.get(adminProductPaths.preview(product.id))
  expect([status, body.name, body.label.legal_name]).toEqual([200, 'Preview', 'Food supplement'])
  const { statusCode } = await shop.app.inject({ url: body.assets[0].image_url })
  expect(statusCode).toBe(200)
  const [, , asset] = body.assets[0].image_url.split('/')
  expect((await shop.app.inject({ url: `/media/${asset}/guessed/1000` })).statusCode).toBe(404)
})
