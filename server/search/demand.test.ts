import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Hit, SearchResponse, searchPaths } from '#contract/search.ts'
import { languages } from '#domain/languages.ts'
import { saleWeight } from '#domain/search/demand.ts'
import { type Accounts, openAccounts } from '../../tests/support/accounts-api.ts'
import { maxWaitMs } from '../../tests/support/max-wait.ts'
import { insertOrder } from '../../tests/support/order-records.ts'
import { openNode } from '../../tests/support/shop-api.ts'
import { insertProduct, insertVocabulary } from '../catalogue/fixtures.ts'
import { products, variants } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import { countsKeptDays, deleteOldCounts } from './counts/delete-old-counts.ts'
import { productViews, subjectSearches } from './tables.ts'

let shop: Accounts
let ids: Record<string, number>
const slugs = ['iron', 'zinc', 'algae', 'honey', 'sold-out']
const productIds: Record<string, number> = {}
beforeAll(async () => {
  shop = await openAccounts()
  ids = await insertVocabulary(shop.db)
  for (const slug of slugs) {
    const lines = [{ ingredientId: ids['ingredient-magnesium']!, name: 'Magnesium' }]
    const product = { slug, brandId: ids.linden!, stock: slug === 'sold-out' ? 0 : 12, lines }
    productIds[slug] = (await insertProduct(shop.db, product)).id
  }
  await vi.waitFor(async () => expect((await popular()).hits).toHaveLength(5), maxWaitMs)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.searchCounts.flush()
  await shop.db.delete(productViews)
  await shop.db.delete(subjectSearches)
})

const day = (ago = 0) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
async function popular(more = '', perPage = 5) {
  const path = `${searchPaths.search}?per_page=${perPage}${more}`
  return SearchResponse.parse((await shop.call('GET', path)).body)
}
const slugsOf = ({ hits }: { hits: Hit[] }) => hits.map(({ slug }) => slug)
const look = (slug: string, headers = {}, from = {}) =>
  shop.call('POST', searchPaths.views, { product_id: productIds[slug] }, { headers, ...from })
const search = (query: string, more = '', from = {}) =>
  shop.call('POST', `${searchPaths.search}?query=${query}${more}`, undefined, from)
const lookedAt = async (slug: string, count: number, { language = 'en' as const, ago = 0 } = {}) =>
  shop.db.insert(productViews).values({ day: day(ago), language, productId: productIds[slug]!, count })

describe('popular products', () => {
  test('are the newest at first, those in stock before others', async () => {
    await shop.demand.read()
    const answer = await popular('&formatted=1')
    expect(slugsOf(answer)).toEqual(['honey', 'algae', 'zinc', 'iron', 'sold-out'])
    expect(answer).toMatchObject({
      total_found: 5,
      total_pages: 1,
      available_products: 4,
      often_searched: [],
    })
  })

  test('are the most viewed, in each language separately', { tags: 'call-popular' }, async () => {
    for (let visitor = 0; visitor < 4; visitor++) await look('zinc')
    for (let visitor = 0; visitor < 3; visitor++) await look('iron', { 'accept-language': 'de-AT,de;q=0.9' })
    await look('sold-out')
    await shop.searchCounts.flush()
    await shop.demand.read()
    expect(slugsOf(await popular())).toEqual(['zinc', 'iron', 'honey', 'algae', 'sold-out'])
    expect(slugsOf(await popular('&language_code=de')).slice(0, 2)).toEqual(['iron', 'zinc'])
    expect((await popular('', 1)).hits).toHaveLength(1)
  })

  test('are the recently viewed ones', async () => {
    await lookedAt('zinc', 100, { ago: 29 })
    await lookedAt('iron', 40, { ago: 21 })
    await lookedAt('algae', 6)
    await shop.demand.read()
    expect(slugsOf(await popular()).slice(0, 3)).toEqual(['algae', 'iron', 'honey'])
  })

  test('count purchases more than views, and a paid order counts each product once', async () => {
    const [{ id: variantId } = { id: 0 }] = await shop.db
      .select({ id: variants.id })
      .from(variants)
      .where(eq(variants.productId, productIds.iron!))
    await lookedAt('zinc', saleWeight + 1)
    await lookedAt('algae', saleWeight - 1)
    const { order } = await insertOrder(shop.db, {
      lines: [{ variantId, name: 'Iron', quantity: 9, price: 1000 }],
      paidAt: null,
    })
    await shop.demand.read()
    expect(slugsOf(await popular()).slice(0, 2)).toEqual(['zinc', 'algae'])
    await shop.db.update(orders).set({ paidAt: new Date() }).where(eq(orders.id, order.id))
    await shop.demand.read()
    expect(slugsOf(await popular()).slice(0, 3)).toEqual(['zinc', 'iron', 'algae'])
    await shop.db.update(orders).set({ paidAt: null }).where(eq(orders.id, order.id))
  })

  test('come first among equal search results', async () => {
    const found = async () => slugsOf((await search('linden')).body).filter((slug) => slug !== 'sold-out')
    for (const slug of ['algae', 'iron']) {
      await shop.db.delete(productViews)
      await lookedAt(slug, 50)
      await shop.demand.read()
      expect((await found())[0]).toBe(slug)
    }
  })

  test('are not cached for people who see other prices', async () => {
    const answer = await shop.call('GET', searchPaths.search)
    expect(answer.headers.vary).toBe('accept-language, authorization')
  })
})

describe('a product view', () => {
  const counted = async () =>
    (await shop.db.select().from(productViews)).map((row) => [row.productId, row.language, row.count])

  test('counts once an hour per IP address, without recording who it was', {
    tags: 'popular-honest',
  }, async () => {
    const from = { remoteAddress: '198.51.100.7' }
    const twin = { remoteAddress: '::ffff:198.51.100.7' }
    for (const again of [from, from, twin]) expect((await look('zinc', {}, again)).status).toBe(204)
    await look('iron', {}, from)
    await shop.searchCounts.flush()
    expect(await counted()).toEqual([
      [productIds.iron, 'en', 1],
      [productIds.zinc, 'en', 1],
    ])
    expect(shop.logged.filter((line) => line.includes('198.51.100'))).toEqual([])
  })

  test('of an unknown product counts nothing, and does not affect others', async () => {
    for (const id of [2_000_000_000, Number.MAX_SAFE_INTEGER, productIds.honey])
      expect((await shop.call('POST', searchPaths.views, { product_id: id })).status).toBe(204)
    await shop.searchCounts.flush()
    expect(await counted()).toEqual([[productIds.honey, 'en', 1]])
  })

  test.each([{}, { product_id: 0 }, { product_id: '1' }, { product_id: 1.5 }, { product_id: 1, user_id: 1 }])(
    'is refused as %j',
    async (body) => expect((await shop.call('POST', searchPaths.views, body)).status).toBe(400),
  )

  test('is limited per IP address', async () => {
    const from = { remoteAddress: '198.51.100.8' }
    const statuses = await Promise.all(Array.from({ length: 121 }, () => look('zinc', {}, from)))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('is counted across processes, even with concurrent writes', async () => {
    const other = await openNode(shop)
    const all = [productIds.iron!, productIds.zinc!, productIds.algae!]
    for (let round = 0; round < 20; round++) {
      for (const id of all) shop.searchCounts.countView(id, 'en')
      for (const id of all.toReversed()) other.searchCounts.countView(id, 'en')
      await Promise.all([shop.searchCounts.flush(), other.searchCounts.flush()])
    }
    await other.close()
    expect((await counted()).map(([, , count]) => count)).toEqual([40, 40, 40])
  })

  test('counted before the shop shuts down is not lost', async () => {
    const other = await openNode(shop)
    other.searchCounts.countView(productIds.zinc!, 'en')
    await other.close()
    expect(await counted()).toEqual([[productIds.zinc, 'en', 1]])
  })

  test('is deleted with its product, and after a season', { tags: 'popular-forgotten' }, async () => {
    const brandId = ids.linden!
    const { id } = await insertProduct(shop.db, { slug: 'passing', brandId, status: 'draft' })
    shop.searchCounts.countView(id, 'en')
    await shop.searchCounts.flush()
    await shop.db.delete(products).where(eq(products.id, id))
    await lookedAt('zinc', 1, { ago: countsKeptDays + 1 })
    await lookedAt('zinc', 2, { ago: countsKeptDays - 1 })
    await shop.db.insert(subjectSearches).values(
      [countsKeptDays + 1, 1].map((ago) => ({
        day: day(ago),
        language: 'en' as const,
        kind: 'brand' as const,
        subjectId: brandId,
        count: ago,
      })),
    )
    await deleteOldCounts(shop.db, new Date())
    expect(await counted()).toEqual([[productIds.zinc, 'en', 2]])
    expect((await shop.db.select().from(subjectSearches)).map(({ count }) => count)).toEqual([1])
  })
})

describe('search statistics', () => {
  const rows = () => shop.db.select().from(subjectSearches)

  test('count the shop’s name for what was searched, once an hour per IP address', async () => {
    const from = { remoteAddress: '198.51.100.9' }
    for (const query of ['amber', 'AMBER', 'amber&page=2']) await search(query, '', from)
    await search('amber', '&language_code=de')
    await shop.searchCounts.flush()
    const subject = { kind: 'brand', subjectId: ids.amber, count: 1 }
    expect((await rows()).toSorted((a, b) => a.language.localeCompare(b.language))).toMatchObject([
      { ...subject, language: 'de' },
      { ...subject, language: 'en' },
    ])
  })

  test('never store what was typed', { tags: 'search-not-kept' }, async () => {
    await search('what helps against my sauerkraut')
    await shop.searchCounts.flush()
    expect(await rows()).toEqual([])
  })

  test('are shown once several people searched, most frequent first, in the reader’s language', async () => {
    const ask = async (kind: 'ingredient' | 'brand', subjectId: number, count: number) =>
      shop.db.insert(subjectSearches).values({ day: day(), language: 'fr', kind, subjectId, count })
    await ask('brand', ids.amber!, 2)
    await ask('brand', ids.linden!, 3)
    await ask('ingredient', ids['ingredient-magnesium']!, 9)
    await ask('brand', 2_000_000_000, 50)
    await shop.demand.read()
    expect((await popular('&language_code=fr')).often_searched).toEqual(['Magnésium', 'Linden & Co'])
    for (const language of languages)
      expect((await popular(`&language_code=${language}`)).often_searched).toHaveLength(2)
  })
})
