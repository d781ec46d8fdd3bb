import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Filters } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { openApi } from '../../../tests/support/shop-api.ts'
import { insertProduct, insertVocabulary } from '../fixtures.ts'

let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    const { linden, amber } = await insertVocabulary(db)
    await insertProduct(db, { slug: 'dear', brandId: linden!, history: [[2490, 90]] })
    await insertProduct(db, {
      slug: 'reduced',
      brandId: amber!,
      history: [
        [3000, 200],
        [1200, 5],
      ],
    })
    await insertProduct(db, {
      slug: 'hidden',
      brandId: linden!,
      practitionerOnly: true,
      history: [[100, 90]],
    })
  })
  await shop.catalogue.whenReady(10_000)
})
afterAll(() => shop.close())

async function get(path: string) {
  const response = await shop.app.inject({ url: `/api${path}` })
  return { status: response.statusCode, body: response.json() }
}
const listed = async (price: string) => {
  const { body } = await get(`${cataloguePaths.products}?price_max=${price}`)
  expect(body.total_results).toBe(body.data.length)
  return body.data.map(({ slug }: { slug: string }) => slug)
}

describe('a highest price', () => {
  test('includes products up to that price, and excludes prices hidden from visitors', async () => {
    expect(await listed('12')).toEqual(['reduced'])
    expect(await listed('11.99')).toEqual([])
    expect(await listed('24.90')).toEqual(['reduced', 'dear'])
    expect(await listed('999999')).toEqual(['reduced', 'dear'])
  })

  test('counts in each option what is left', async () => {
    const { body } = await get(`${cataloguePaths.filters}?price_max=12`)
    const counts = Filters.parse(body).brands.map(({ slug, count }) => [slug, count])
    expect(Object.fromEntries(counts)).toMatchObject({ amber: 1, linden: 0 })
  })

  test.each(['0', '-5', 'cheap', '1e3', '12.345', '12,5', '12&price_max=13', '99999999', ''])(
    'is refused as %j',
    async (price) => {
      for (const path of [cataloguePaths.products, cataloguePaths.filters]) {
        const { status, body } = await get(`${path}?price_max=${price}`)
        expect({ status, errors: Object.keys(body.errors) }).toEqual({ status: 400, errors: ['price_max'] })
      }
    },
  )
})
