import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IngredientList } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { type Language, languages } from '#domain/languages.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { ingredientNames, ingredients } from '../tables.ts'

let shop: ProtocolsShop

beforeAll(async () => {
  shop = await openProtocols()
  const rare = await ingredientOf('theanine', { en: 'L-Theanine', fr: 'L-théanine' })
  await shop.product('calm', { history: [[1000, 90]], lines: [lineOf(rare, 'L-Theanine')] })
  await shop.product('calm-large', { history: [[3000, 90]], lines: [lineOf(rare, 'L-Theanine')] })
  const q10 = await ingredientOf('coenzyme-q10', { en: 'Coenzyme Q10' }, { en: ['Ubiquinone'] })
  await shop.product('q10', { history: [[2000, 90]], lines: [lineOf(q10, 'Coenzyme Q10')] })
  await ingredientOf('unsold', { en: 'Theanine from elsewhere' })
})
afterAll(() => shop.close())

const lineOf = (ingredientId: number, name: string) => ({
  ingredientId,
  name,
  amount: 100,
  unit: 'mg' as const,
})

async function ingredientOf(
  slug: string,
  names: Partial<Record<Language, string>>,
  synonyms: Partial<Record<Language, string[]>> = {},
): Promise<number> {
  const [row] = await shop.db.insert(ingredients).values({ slug }).returning()
  const id = row!.id
  const rows = languages.flatMap((language) => {
    const name = names[language]
    return name ? [{ ingredientId: id, language, name, synonyms: synonyms[language] ?? [] }] : []
  })
  await shop.db.insert(ingredientNames).values(rows)
  return id
}

async function found(query: string, language = 'en') {
  const { statusCode, body } = await shop.app.inject({
    url: `/api${cataloguePaths.ingredients}?${query}`,
    headers: { 'accept-language': language },
  })
  expect(statusCode).toBe(200)
  return IngredientList.parse(JSON.parse(body)).data.map(({ name, count }) => `${name} ${count}`)
}

describe('somebody who types an ingredient', () => {
  test('finds it by any part of its name, with the number of products that contain it', async () => {
    expect(await found('text=thean')).toEqual(['L-Theanine 2'])
    expect(await found('text=l%20THEA')).toEqual(['L-Theanine 2'])
  })

  test('need not type accents, and finds it in their own language', async () => {
    expect(await found('text=theanine', 'fr')).toEqual(['L-théanine 2'])
    expect(await found('text=th%C3%A9a', 'fr')).toEqual(['L-théanine 2'])
  })

  test('finds it by a synonym', async () => {
    expect(await found('text=ubiqui')).toEqual(['Coenzyme Q10 1'])
  })

  test('sees only products that the other filters leave, but not those of a chosen ingredient', async () => {
    expect(await found('text=theanine&price_max=15')).toEqual(['L-Theanine 1'])
    expect(await found('text=q10&price_max=15')).toEqual([])
    expect(await found('text=q10&ingredient=999999')).toEqual(['Coenzyme Q10 1'])
  })

  test('finds nothing by an empty text or by signs', async () => {
    expect(await found('')).toEqual([])
    expect(await found('text=%20-%20')).toEqual([])
  })
})
