import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SearchResponse, searchPaths } from '#contract/search.ts'
import { languages } from '#domain/languages.ts'
import { productViews, subjectSearches } from '#server/search/tables.ts'
import { openDemoApi } from '../../tests/support/shop-api.ts'
import { drawCounts } from './draw.ts'
import { seedSearch } from './seed.ts'

const now = new Date()
let shop: Awaited<ReturnType<typeof openDemoApi>>
beforeAll(async () => {
  shop = await openDemoApi(async ({ db }) => {
    await seedSearch({ db, now })
  })
  await shop.catalogue.whenReady(30_000)
})
afterAll(() => shop.close())

const popularIn = async (language: string) =>
  SearchResponse.parse((await shop.app.inject(`/api${searchPaths.search}?language_code=${language}`)).json())

describe('the demonstration shop', () => {
  test.each(languages)('has popular products in stock, and popular searches, in %s', async (language) => {
    const { hits, available_products, often_searched } = await popularIn(language)
    expect(hits).toHaveLength(10)
    expect(available_products).toBe(10)
    expect(new Set(often_searched).size).toBe(6)
  })

  test('has different popular products in each language', async () => {
    const firsts = await Promise.all(
      languages.map(async (language) => (await popularIn(language)).hits.map(({ slug }) => slug).join()),
    )
    expect(new Set(firsts).size).toBe(languages.length)
  })

  test('is seeded once, and not if there are any views', async () => {
    const count = async () => [await shop.db.$count(productViews), await shop.db.$count(subjectSearches)]
    const before = await count()
    expect(before[0]).toBeLessThan(15_000)
    await seedSearch({ db: shop.db, now })
    expect(await count()).toEqual(before)
    const [one] = await shop.db.select().from(productViews).limit(1)
    await shop.db.delete(subjectSearches)
    await shop.db.delete(productViews)
    await shop.db.insert(productViews).values(one!)
    await seedSearch({ db: shop.db, now })
    expect(await count()).toEqual([1, 0])
  })
})

test('random draws are the same, in whatever order they are made', () => {
  const wishes = Array.from({ length: 40 }, (_, key) => ({ key: `product-${key}`, weight: 1 + (key % 3) }))
  const drawn = (of: typeof wishes) =>
    drawCounts(of, 'it', { days: ['2026-05-01', '2026-05-02'], timesADay: 50 })
      .map((row) => `${row.day} ${row.of.key} ${row.count}`)
      .toSorted()
  expect(drawn(wishes)).toEqual(drawn(wishes.toReversed()))
  const all = drawCounts(wishes, 'it', { days: ['2026-05-01'], timesADay: 50 })
  const looks = all.reduce((sum, { count }) => sum + count, 0)
  expect(looks).toBeGreaterThan(25)
  expect(looks).toBeLessThan(75)
})
