import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noFilters } from '#domain/catalogue/filters.ts'
import { openSearchShop } from '../../../../tests/support/search-shop.ts'

describe('a price in the query', () => {
  let priced: Awaited<ReturnType<typeof openSearchShop>>

  beforeAll(async () => {
    priced = await openSearchShop([
      {
        slug: 'cheap',
        names: { en: 'Magnesium 20 mg' },
        contents: [['magnesium', 20]],
        history: [[1990, 90]],
      },
      {
        slug: 'dear',
        names: { en: 'Magnesium 20 mg Plus' },
        contents: [['magnesium', 20]],
        history: [[2001, 90]],
      },
      { slug: 'cheap-zinc', names: { en: 'Zinc' }, contents: [['zinc', 10]], history: [[1000, 90]] },
      {
        slug: 'hidden',
        names: { en: 'Magnesium Pro' },
        contents: [['magnesium', 20]],
        history: [[1500, 90]],
        practitionerOnly: true,
      },
    ])
  })
  afterAll(() => priced.close())

  test.each([
    ['magnesium under 20 €', 'en'],
    ['magnesium under £20', 'en'],
    ['Magnesium unter 20 Euro', 'de'],
    ['magnésium moins de 20 €', 'fr'],
    ['20ユーロ以下のマグネシウム', 'ja'],
    ['magnesium 20 €', 'en'],
  ] as const)('is the highest price: %s (%s)', async (query, language) => {
    expect(await priced.found(query, { language })).toEqual(['cheap'])
    expect((await priced.search(query, { language })).price_max).toBe(20)
  })

  test('alone finds everything up to it, and is not taken for an amount', async () => {
    expect((await priced.found('€ 20')).sort()).toEqual(['cheap', 'cheap-zinc'])
    expect((await priced.search('magnesium')).price_max).toBeNull()
  })

  test('and a selected one both apply, also to the counts', async () => {
    const choice = { ...noFilters, price_max: 1200 }
    expect(await priced.found('under 20 €', { choice })).toEqual(['cheap-zinc'])
    const { filters, total_found } = await priced.search('magnesium', { choice, withFilters: true })
    expect({ total_found, counted: filters?.availability.map(({ count }) => count) }).toEqual({
      total_found: 0,
      counted: [0, 0],
    })
  })

  test('does not reveal prices hidden from visitors', async () => {
    expect(await priced.found('under 90 €')).not.toContain('hidden')
  })
})
