import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSearchShop } from '../../../../tests/support/search-shop.ts'

let shop: Awaited<ReturnType<typeof openSearchShop>>
beforeAll(async () => {
  shop = await openSearchShop([
    { slug: 'one', contents: [['magnesium', 100, 'Citrate']] },
    { slug: 'two', contents: [['magnesium', 100, 'Citrate']], terms: { delivery_form: ['capsules'] } },
    { slug: 'three', contents: [['magnesium', 100, 'Bisglycinate']], terms: { categories: ['magnesium'] } },
    { slug: 'four', contents: [['cordyceps', 100]], brand: 'north-sea' },
  ])
})
afterAll(() => shop.close())

const suggested = async (query: string, language: 'en' | 'de' | 'fr' = 'en') =>
  (await shop.search(query, { language })).suggestions.map((pieces) =>
    pieces.map(({ text }) => text).join(''),
  )

test('a beginning of a word is completed, with the most common completion first', async () => {
  expect(await suggested('magn')).toEqual(['magnesium', 'magnesium citrate', 'magnesium bisglycinate'])
  expect(await suggested('magnesium')).toEqual(['magnesium citrate', 'magnesium bisglycinate'])
})

test('suggestions are spelled as in the language', async () => {
  expect(await suggested('magn', 'de')).toContain('Magnesium Citrat')
  expect(await suggested('magn', 'fr')).toContain('magnésium')
})

test('suggestions include neither what was typed, nor unsold things, nor brands', async () => {
  expect(await suggested('magnesium citrate')).toEqual([])
  expect(await suggested('tablet')).toEqual([])
  expect(await suggested('north')).toEqual([])
})

test('every suggestion finds something, and marks the typed piece', async () => {
  for (const query of ['m', 'ma', 'co', 'cap', 'mag cit', 'c']) {
    const { suggestions } = await shop.search(query)
    for (const pieces of suggestions) {
      expect(pieces.some(({ match }) => match)).toBe(true)
      const { total_found, did_you_mean } = await shop.search(pieces.map(({ text }) => text).join(''))
      expect(total_found).toBeGreaterThan(0)
      expect(did_you_mean).toBeNull()
    }
  }
  expect(await suggested('co')).toContain('cordyceps')
})
