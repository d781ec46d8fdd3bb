import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductDetail } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { openApi } from '../../../tests/support/shop-api.ts'
import { insertProduct, insertVocabulary } from '../fixtures.ts'

let shop: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    const ids = await insertVocabulary(db)
    const label = (amount: number | null, unit: 'mg' | 'g' | null = 'mg') => ({
      lines: [{ ingredientId: ids['ingredient-magnesium']!, name: 'Magnesium', amount, unit }],
      portionAmount: 2,
      portionUnit: 'capsule' as const,
    })
    const [linden, sea, amber] = [ids.linden!, ids['north-sea']!, ids.amber!]
    await insertProduct(db, { slug: 'calm', brandId: linden, ...label(300) })
    await insertProduct(db, { slug: 'calm-too', brandId: linden, ...label(300) })
    await insertProduct(db, { slug: 'grams', brandId: sea, ...label(0.4, 'g') })
    await insertProduct(db, { slug: 'near', brandId: amber, ...label(310) })
    await insertProduct(db, { slug: 'pro', brandId: amber, practitionerOnly: true, ...label(300) })
    await insertProduct(db, { slug: 'draft', brandId: amber, status: 'draft', ...label(300) })
    await insertProduct(db, { slug: 'unprinted', brandId: amber, ...label(null, null) })
  })
})
afterAll(() => shop.close())

async function sameAs(slug: string) {
  const answer = await shop.app.inject({ url: `/api${cataloguePaths.product(slug)}` })
  return ProductDetail.parse(answer.json()).same_active
}

describe('the same active on a product', () => {
  test('is offered by other brands, nearest first, with daily amounts in the same unit', async () => {
    expect(await sameAs('calm')).toMatchObject({
      name: 'Magnesium',
      daily_amount: { amount: 300, unit: 'mg' },
      products: [
        { slug: 'near', daily_amount: { amount: 310, unit: 'mg' }, daily_portion: { amount: 2 } },
        { slug: 'grams', daily_amount: { amount: 400, unit: 'mg' } },
      ],
    })
  })

  test('is not compared if the label prints no amount', async () => {
    expect(await sameAs('unprinted')).toBeNull()
  })

  test('hides products whose price the visitor may not see', async () => {
    const shown = (await sameAs('grams'))?.products.map(({ slug }) => slug)
    expect(shown).toEqual(['near', 'calm'])
  })
})
