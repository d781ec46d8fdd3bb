import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  Filters,
  type Option,
  OptionList,
  type Product,
  ProductDetail,
  ProductPage,
} from '#contract/catalogue.ts'
import { openApi } from '../../tests/support/shop-api.ts'
import { daysAgo, insertProduct, insertVocabulary } from './fixtures.ts'

let shop: Awaited<ReturnType<typeof openApi>>
let ids: Record<string, number>

beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    ids = await insertVocabulary(db)
    const { linden, amber } = ids
    const northSea = ids['north-sea']!
    const options = (...slugs: string[]) => slugs.map((slug) => ids[slug]!)
    const calm = { names: { en: 'Magnesium 10', de: 'Äpfel-Magnesium' }, createdAt: daysAgo(300) }
    await insertProduct(db, {
      slug: 'calm',
      brandId: linden!,
      termIds: options('citrates', 'sleep', 'capsules', 'vegans', 'gluten', 'milk'),
      ...calm,
    })
    await insertProduct(db, {
      slug: 'zinc',
      brandId: northSea,
      names: { en: 'Zinc' },
      termIds: options('minerals', 'energy', 'powder', 'vegans', 'gluten'),
      stock: 0,
    })
    await insertProduct(db, {
      slug: 'c-1000',
      brandId: amber!,
      names: { en: 'Magnesium 9' },
      termIds: options('vitamins', 'energy', 'capsules', 'milk'),
      history: [
        [3000, 200],
        [1200, 5],
      ],
    })
    await insertProduct(db, {
      slug: 'pro',
      brandId: linden!,
      names: { en: 'Professional' },
      termIds: options('vitamins'),
      practitionerOnly: true,
      history: [
        [9900, 90],
        [100, 5],
      ],
    })
    await insertProduct(db, {
      slug: 'draft',
      brandId: linden!,
      termIds: options('vitamins'),
      status: 'draft',
    })
  })
})
afterAll(() => shop.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({ url: `/api/v2/storefront${path}`, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const listed = async (query: string, headers?: Record<string, string>) =>
  (await get(`/products?${query}`, headers)).body.data.map(({ slug }: { slug: string }) => slug)
const find = (options: Option[], slug: string): Option | undefined =>
  options.find((option) => option.slug === slug) ??
  options.map((option) => find(option.children ?? [], slug)).find(Boolean)

describe('the list of products', () => {
  test('matches its contract, newest first, without drafts', {
    tags: ['list-products', 'list-metadata', 'list-totals', 'call-products', 'constant-page-size'],
  }, async () => {
    const { status, body } = await get('/products')
    expect(status).toBe(200)
    expect(ProductPage.parse(body)).toMatchObject({
      total_results: 4,
      total_pages: 1,
      current_page: 1,
      limit: 26,
      available_products: 3,
      unavailable_products: 1,
    })
    expect(body.data.map((product: Product) => product.slug)).toEqual(['pro', 'c-1000', 'zinc', 'calm'])
  })

  test.each([
    ['order_by=name&order=asc', ['c-1000', 'calm', 'pro', 'zinc']],
    ['order_by=price&order=asc', ['c-1000', 'calm', 'zinc', 'pro']],
    ['order_by=created_at&order=asc', ['calm', 'zinc', 'c-1000', 'pro']],
    ['order_by=id&order=asc', ['calm', 'zinc', 'c-1000', 'pro']],
    ['order_by=updated_at', ['pro', 'c-1000', 'zinc', 'calm']],
  ])('can be sorted by %s', { tags: ['list-sort-fields', 'list-directions'] }, async (query, slugs) => {
    expect(await listed(query)).toEqual(slugs)
  })

  test('is sorted by name in the reader’s language', async () => {
    expect(await listed('order_by=name&order=asc', { 'accept-language': 'de' })).toEqual([
      'calm',
      'c-1000',
      'pro',
      'zinc',
    ])
  })

  test('ignores and logs an unknown order', { tags: 'order-values' }, async () => {
    expect(await listed('order_by=colour&order=sideways')).toEqual(['pro', 'c-1000', 'zinc', 'calm'])
    expect(shop.logged.filter((line) => line.includes('unknown order left out'))).toHaveLength(2)
  })

  test('is paged, with correct totals even past the end', { tags: 'list-pages' }, async () => {
    expect((await get('/products?limit=3&page=2')).body).toMatchObject({
      total_pages: 2,
      current_page: 2,
      data: [{ slug: 'calm' }],
    })
    const past = await get('/products?limit=3&page=1000000000')
    expect(past).toMatchObject({ status: 200, body: { data: [], total_results: 4, total_pages: 2 } })
  })

  test('can be filtered: groups narrow, options of a group widen, a category includes its children', async () => {
    expect(await listed(`categories=${ids.minerals}`)).toEqual(['zinc', 'calm'])
    expect(await listed(`categories=${ids.magnesium},${ids.vitamins}`)).toEqual(['pro', 'c-1000', 'calm'])
    expect(await listed(`categories=${ids.minerals}&health_goals=${ids.energy}`)).toEqual(['zinc'])
    expect(await listed(`brands=${ids.linden}`)).toEqual(['pro', 'calm'])
    expect(await listed('availability=2')).toEqual(['zinc'])
    expect(await listed('zero_waste=1')).toEqual(['pro', 'c-1000'])
  })

  test('must be free from all selected allergens, not just one', async () => {
    expect(await listed(`free_from=${ids.gluten},${ids.milk}`)).toEqual(['calm'])
  })

  test('ignores unknown option ids, and finds nothing for an option without products', async () => {
    expect(await listed('categories=999999,abc,-1&availability=3&zero_waste=7')).toHaveLength(4)
    expect(await listed(`suitable_for=${ids.pregnancy}`)).toEqual([])
    expect(await listed(`categories=${ids.sleep}`)).toHaveLength(4)
  })

  test('shows a reduced price with the lowest of the 30 days before', async () => {
    const { body } = await get('/products?zero_waste=1')
    expect(body.data[1]).toMatchObject({
      sale: 'price',
      variants: [
        {
          price: 12,
          currency: 'EUR',
          lowest_price_30_days: 30,
          discount_percent: 60,
          unit_price: { amount: 0.2, per: 1, unit: 'capsule' },
        },
      ],
    })
  })

  test('lists a practitioner-only product without its price', async () => {
    const { body } = await get('/products?limit=1')
    expect(body.data[0]).toMatchObject({
      practitioner_only: true,
      variants: [{ price: null, lowest_price_30_days: null, discount_percent: null, unit_price: null }],
    })
  })
})

describe('the filters', () => {
  test('count what each option would give; a group’s own selection does not lower its counts', {
    tags: ['list-filter-groups', 'list-availability', 'list-sale'],
  }, async () => {
    const { body } = await get(`/filters?brands=${ids.linden}&categories=${ids.vitamins}`)
    const filters = Filters.parse(body)
    expect(filters.brands.map(({ name, count }) => [name, count])).toEqual([
      ['Amber', 1],
      ['Linden & Co', 1],
      ['North Sea', 0],
    ])
    expect(find(filters.categories, 'citrates')?.count).toBe(1)
    expect(find(filters.categories, 'minerals')?.count).toBe(1)
    expect(filters.availability.map(({ id, count }) => [id, count])).toEqual([
      [1, 1],
      [2, 0],
    ])
    expect(filters.zero_waste).toEqual([{ id: 1, slug: 'sale', name: 'Sale', count: 1 }])
  })

  test('count what would be left in groups where all options must match', async () => {
    const { body } = await get(`/filters?free_from=${ids.milk}`)
    expect(find(body.free_from, 'gluten')?.count).toBe(1)
    expect(find(body.free_from, 'milk')?.count).toBe(2)
  })

  test('offer no option without products', async () => {
    const { body } = await get('/filters')
    expect(body.suitable_for.map(({ slug }: Option) => slug)).toEqual(['vegans'])
  })

  test.each([
    ['/categories', 'minerals'],
    ['/brands', 'linden'],
    ['/health-goals', 'sleep'],
    ['/delivery-forms', 'capsules'],
    ['/suitable-for', 'vegans'],
    ['/free-from', 'gluten'],
  ])('are at %s', { tags: ['list-option', 'call-categories', 'call-filter-options'] }, async (path, slug) => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(find(OptionList.parse(body).data, slug)).toMatchObject({
      name: expect.any(String),
      count: expect.any(Number),
    })
  })
})

describe('the product', () => {
  test('matches its contract', { tags: ['thumbnail-sizes', 'variant-fields', 'asset-fields'] }, async () => {
    const { status, body } = await get('/products/calm')
    expect(status).toBe(200)
    expect(ProductDetail.parse(body)).toMatchObject({
      slug: 'calm',
      range: 'min',
      is_new: false,
      assets: [
        { view: 'pack', is_primary: true },
        { view: 'label', is_primary: false },
      ],
      category_path: [{ slug: 'minerals' }, { slug: 'magnesium' }, { slug: 'citrates' }],
      health_goals: [{ slug: 'sleep', icon: 'night' }],
      related: [],
    })
  })

  test.each([
    ['de', 'Äpfel-Magnesium', 'de', 'Schlaf'],
    ['zh-TW,zh;q=0.9', 'Magnesium 10', 'en', 'Sleep'],
    ['tlh', 'Magnesium 10', 'en', 'Sleep'],
  ])('is in the reader’s language (%s) if translated', async (accept, name, language, goal) => {
    const { body, headers } = await get('/products/calm', { 'accept-language': accept })
    expect(body).toMatchObject({ name, language, health_goals: [{ name: goal }] })
    expect(headers.vary).toContain('accept-language')
  })

  test('is in the language given as language_code', async () => {
    expect((await get('/products/calm?language_code=de')).body.name).toBe('Äpfel-Magnesium')
  })

  test.each(['draft', 'nothing', '%3Cscript%3E', '..%2f..%2fetc', '%00', `${'x'.repeat(400)}`])(
    '“%s” is not found',
    async (slug) => {
      const { status, body } = await get(`/products/${slug}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body.code).toMatch(/not-found|invalid-input|address-too-long/)
    },
  )
})

describe('bad input', () => {
  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=one', 'page'],
    ['page=1000000001', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=', 'limit'],
  ])('%s is refused with the name of its field', async (query, field) => {
    const { status, body } = await get(`/products?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual({
      code: 'invalid-input',
      message: expect.any(String),
      errors: { [field]: [expect.any(String)] },
    })
  })

  test.each([
    'colour=red',
    'constructor=1&__proto__=2',
    'brands[]=1',
    'categories=%',
    'brands=1&brands=2',
    '%E0%A4%A',
    '&&&===',
  ])('%s is ignored', async (query) => expect((await get(`/products?${query}`)).status).toBe(200))

  test('in a URL of 100 kB is refused', async () => {
    expect(await get(`/products?categories=${'1,'.repeat(50_000)}`)).toMatchObject({
      status: 414,
      body: { code: 'address-too-long' },
    })
  })
})
