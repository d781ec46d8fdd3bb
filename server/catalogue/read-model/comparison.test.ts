import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Comparison } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { openApi } from '../../../tests/support/shop-api.ts'
import { insertProduct, insertVocabulary } from '../fixtures.ts'

let shop: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    const ids = await insertVocabulary(db)
    const label = (amount: number, unit: 'mg' | 'g') => ({
      lines: [{ ingredientId: ids['ingredient-magnesium']!, name: 'Magnesium', amount, unit }],
      portionAmount: 2,
      portionUnit: 'capsule' as const,
    })
    const terms = { brandId: ids.linden!, termIds: [ids.vegans!, ids.gluten!] }
    await insertProduct(db, { slug: 'calm', ...terms, ...label(300, 'mg') })
    await insertProduct(db, { slug: 'strong', ...terms, ...label(0.4, 'g') })
    await insertProduct(db, { slug: 'pro', ...terms, practitionerOnly: true })
    await insertProduct(db, { slug: 'draft', ...terms, status: 'draft' })
  })
})
afterAll(() => shop.close())

async function compare(products: string) {
  const url = `/api${cataloguePaths.comparison}?products=${encodeURIComponent(products)}`
  const answer = await shop.app.inject({ url })
  expect(answer.statusCode).toBe(200)
  return Comparison.parse(answer.json())
}

describe('a comparison', () => {
  test('has the products in the order asked for, with their contents in the same unit', async () => {
    const { data, actives } = await compare('strong,calm')
    expect(data.map(({ slug }) => slug)).toEqual(['strong', 'calm'])
    expect(data[0]).toMatchObject({
      daily_portion: { amount: 2, unit: 'capsule' },
      suitable_for: [{ slug: 'vegans' }],
      free_from: [{ slug: 'gluten' }],
    })
    expect(actives).toMatchObject([
      {
        amounts: [
          { amount: 400, unit: 'mg' },
          { amount: 300, unit: 'mg' },
        ],
      },
    ])
  })

  test('leaves out drafts and unknown products, and names each product once', async () => {
    const { data } = await compare('calm,draft,nothing,calm,__proto__')
    expect(data.map(({ slug }) => slug)).toEqual(['calm'])
    expect(await compare('')).toEqual({ data: [], actives: [] })
  })

  test('has at most four products', async () => {
    const { data } = await compare('a,b,c,d,calm')
    expect(data).toEqual([])
  })

  test('shows visitors no price of a product for practitioners', async () => {
    const { data } = await compare('pro,calm')
    expect(data[0]).toMatchObject({ practitioner_only: true, variants: [{ price: null, unit_price: null }] })
    expect(data[1]!.variants[0]!.price).toBeGreaterThan(0)
  })
})
