import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Filters, ProductPage } from '#contract/catalogue.ts'
import { noFilters } from '#domain/catalogue/filters.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openApi } from '../../../tests/support/shop-api.ts'
import { insertProduct, insertVocabulary } from '../fixtures.ts'
import { brands, prices, products, productTerms, terms, variants } from '../tables.ts'
import { startReadModel } from './read-model.ts'

let shop: Awaited<ReturnType<typeof openApi>>
let ids: Record<string, number>
const view = { language: 'en', currency: 'EUR', practitionerPrices: false } as const
const detail = (slug: string) => shop.catalogue.product(slug, view)

beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    ids = await insertVocabulary(db)
  })
  await shop.catalogue.whenReady(maxWaitMs)
})
afterAll(() => shop.close())

const list = async (listing: Parameters<typeof shop.catalogue.list>[0]) =>
  (JSON.parse(await shop.catalogue.list(listing, view)) as ProductPage).data

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: maxWaitMs, interval: 20 })

const add = (slug: string, more = {}) =>
  insertProduct(shop.db, { slug, brandId: ids.linden!, termIds: [ids.citrates!], ...more })

test('new products, changed prices and withdrawals are picked up', async () => {
  const { id, variantId } = await add('magnesium-citrate')
  await eventually(() => expect(detail('magnesium-citrate')?.variants[0]?.price).toBe(24.9))

  await shop.db
    .insert(prices)
    .values({ variantId, currency: 'EUR', amountMinor: 1990, validFrom: new Date() })
  await eventually(() => expect(detail('magnesium-citrate')?.variants[0]?.price).toBe(19.9))
  expect(detail('magnesium-citrate')).toMatchObject({
    sale: 'price',
    variants: [{ lowest_price_30_days: 24.9 }],
  })

  await shop.db.update(products).set({ status: 'withdrawn' }).where(eq(products.id, id))
  await eventually(() => expect(detail('magnesium-citrate')).toBeUndefined())
})

test('drafts, products without a price in this currency and deleted products are hidden', async () => {
  await add('draft', { status: 'draft' })
  await add('in-pounds', { currency: 'GBP' })
  const deleted = await add('deleted')
  await add('seen')
  await eventually(() => expect(detail('seen')).toBeDefined())
  await shop.db.delete(products).where(eq(products.id, deleted.id))
  await eventually(() => expect(detail('deleted')).toBeUndefined())
  expect(detail('draft')).toBeUndefined()
  expect(detail('in-pounds')).toBeUndefined()
})

test('a price that comes into force later shows the product then, without any write', async () => {
  const soon = await add('soon', { history: [[1500, -1 / 86_400]] })
  await eventually(() => expect(detail('soon')?.id).toBe(soon.id))
})

test('listeners are told about visible changes and stock-only changes separately', async () => {
  const { id, variantId } = await add('stocked')
  await eventually(() => expect(detail('stocked')?.available).toBe(true))
  const heard: [readonly number[] | 'all', boolean][] = []
  const stop = shop.catalogue.onChange((change, { shown }) => heard.push([change, shown]))

  await shop.db.update(variants).set({ stock: 3 }).where(eq(variants.id, variantId))
  await eventually(() => expect(heard).toContainEqual([[id], false]))
  await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId))
  await eventually(() => expect(heard).toContainEqual([[id], true]))
  expect(detail('stocked')?.available).toBe(false)
  await shop.db.update(variants).set({ expectedOn: '2999-12-04' }).where(eq(variants.id, variantId))
  await eventually(() => expect(detail('stocked')?.variants[0]?.expected_on).toBe('2999-12-04'))
  await shop.db.update(variants).set({ expectedOn: '2020-12-04' }).where(eq(variants.id, variantId))
  await eventually(() => expect(detail('stocked')?.variants[0]?.expected_on).toBeNull())

  await shop.db.update(brands).set({ name: 'Linden & Daughters' }).where(eq(brands.slug, 'linden'))
  await eventually(() => expect(heard).toContainEqual(['all', true]))
  expect(detail('stocked')?.brand.name).toBe('Linden & Daughters')
  stop()
})

test('a new brand and a new term appear once a product has them', async () => {
  const [brand] = await shop.db.insert(brands).values({ slug: 'fjord', name: 'Fjord' }).returning()
  const [term] = await shop.db.insert(terms).values({ group: 'health_goals', slug: 'calm' }).returning()
  await add('fjord-calm', { brandId: brand!.id, termIds: [term!.id] })
  await eventually(() =>
    expect(detail('fjord-calm')).toMatchObject({
      brand: { name: 'Fjord' },
      health_goals: [{ slug: 'calm' }],
    }),
  )
  const filters: Filters = JSON.parse(
    shop.catalogue.filters(noFilters, { language: 'en', currency: 'EUR', practitionerPrices: false }),
  )
  expect(filters.brands).toContainEqual(expect.objectContaining({ name: 'Fjord', count: 1 }))
})

test('moving a category moves its products', async () => {
  const moved = await add('moved', { termIds: [ids.vitamins!] })
  await eventually(() => expect(detail('moved')).toBeDefined())
  await shop.db.update(terms).set({ parentId: ids.minerals! }).where(eq(terms.id, ids.vitamins!))
  const listing = {
    ...noFilters,
    categories: [ids.minerals!],
    page: 1,
    limit: 100,
    orderBy: 'id',
    order: 'desc',
  } as const
  await eventually(async () => {
    expect((await list(listing)).map(({ id }) => id)).toContain(moved.id)
  })
})

test('a product whose position in an order changes is found there', async () => {
  const { id, variantId } = await add('wanderer', { names: { en: 'Aaa' } })
  const first = async (orderBy: 'name' | 'price') => {
    const listing = { ...noFilters, page: 1, limit: 1, orderBy, order: 'asc' } as const
    return (await list(listing))[0]?.id
  }
  await eventually(async () => expect(await first('name')).toBe(id))
  expect(await first('price')).not.toBe(id)
  await shop.db.insert(prices).values({ variantId, currency: 'EUR', amountMinor: 1, validFrom: new Date() })
  await eventually(async () => expect(await first('price')).toBe(id))
  await shop.sql`UPDATE product_texts SET name = 'Zzz' WHERE product_id = ${id}`
  await eventually(async () => expect(await first('name')).not.toBe(id))
})

test('a listing shows changes since the last request: the product, its brand', async () => {
  const { id } = await add('renamed', { brandId: ids.amber! })
  const shown = async () => {
    const all = await list({ ...noFilters, page: 1, limit: 100, orderBy: 'id', order: 'desc' })
    return all.find((product) => product.id === id)
  }
  await eventually(async () =>
    expect(await shown()).toMatchObject({ name: 'renamed', brand: { name: 'Amber' } }),
  )
  await shop.sql`UPDATE product_texts SET name = 'Anew' WHERE product_id = ${id}`
  await eventually(async () => expect(await shown()).toMatchObject({ name: 'Anew' }))
  await shop.sql`UPDATE brands SET name = 'Ambra' WHERE slug = 'amber'`
  await eventually(async () => expect(await shown()).toMatchObject({ brand: { name: 'Ambra' } }))
})

test('a label’s form is shown in the reader’s language, or as printed if unknown', async () => {
  const line = {
    ingredientId: ids['ingredient-magnesium']!,
    name: 'Magnesium',
    amount: 300,
    unit: 'mg',
  } as const
  await add('formed', {
    lines: [
      { ...line, form: 'Bisglycinate' },
      { ...line, form: 'moon dust' },
    ],
  })
  await eventually(() => expect(detail('formed')).toBeDefined())
  const inGerman = shop.catalogue.product('formed', { ...view, language: 'de' })
  expect(inGerman?.label.lines.map(({ form }) => form)).toEqual(['Bisglycinat', 'moon dust'])
})

test('changes loaded before a database failure are reported nevertheless', async () => {
  const { sql } = shop
  await sql`
    WITH added AS (
      INSERT INTO products (slug, brand_id, status, source, source_key)
      SELECT 'mass-' || n, ${ids.amber!}, 'published', 'demo', 'mass-' || n FROM generate_series(1, 501) n RETURNING id),
    named AS (INSERT INTO product_texts (product_id, language, name) SELECT id, 'en', 'Mass' FROM added),
    sold AS (INSERT INTO variants (product_id, sku) SELECT id, 'mass-' || id FROM added RETURNING id)
    INSERT INTO prices (variant_id, currency, valid_from, amount_minor) SELECT id, 'EUR', now() - interval '1 day', 100 FROM sold`
  const { model, failOnReading } = await modelOnShakyDatabase()
  const shown = new Set<number>()
  model.onChange((changed, change) => {
    if (change.shown && changed !== 'all') for (const id of changed) shown.add(id)
  })
  failOnReading(2)
  await sql`UPDATE product_texts SET name = 'Masses' WHERE name = 'Mass'`
  await eventually(() => expect(shown.size).toBe(501))
  await model.close()
})

test('many simultaneous changes are all loaded', async () => {
  const added: { id: number }[] = []
  for (let number = 0; number < 12; number += 1) added.push(await add(`many-${number}`))
  await shop.db.update(products).set({ practitionerOnly: true }).where(eq(products.brandId, ids.linden!))
  await shop.db.delete(productTerms)
  await eventually(() => {
    for (const number of added.keys()) {
      expect(detail(`many-${number}`)).toMatchObject({
        practitioner_only: true,
        categories: [],
        variants: [{ price: null }],
      })
    }
  })
})

/** A second read model on the same database; `failOnReading(n)` makes the n-th read of products from now fail, once. */
async function modelOnShakyDatabase() {
  let left = 0
  const sql = new Proxy(shop.sql, {
    apply(target, self, args: [readonly string[], ...unknown[]]) {
      if (args[0].join('').includes('FROM products') && --left === 0) throw new Error('The database is away')
      return Reflect.apply(target, self, args)
    },
  })
  const model = startReadModel({
    sql,
    log: { error: () => {}, info: () => {} },
    currency: 'EUR',
    clock: () => new Date(),
    fixedNames: () => ({ available: '', unavailable: '', sale: '' }),
    isRealWord: () => false,
    findHelpPages: () => [],
    listen: async () => async () => {},
  })
  await model.whenReady(maxWaitMs)
  return {
    model,
    failOnReading(number: number) {
      left = number
    },
  }
}
