import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { openSearchShop } from '../../../../tests/support/search-shop.ts'

let shop: Awaited<ReturnType<typeof openSearchShop>>

beforeAll(async () => {
  shop = await openSearchShop([
    {
      slug: 'magnesium-mild',
      names: { en: 'Magnesium Mild', de: 'Magnesium Mild', fr: 'Magnésium doux', hu: 'Gyengéd magnézium' },
      contents: [['magnesium', 100, 'Citrate']],
      barcode: '4006381333931',
    },
    {
      slug: 'bone-strength',
      names: { en: 'Bone Strength Sachet', de: 'Starke Knochen', ja: '丈夫な骨' },
      contents: [
        ['magnesium', 300, 'Bisglycinate'],
        ['calcium', 500],
      ],
      terms: { delivery_form: ['capsules'], categories: ['minerals'] },
    },
    {
      slug: 'ocean',
      brand: 'north-sea',
      names: { en: 'Ocean Omega-3', de: 'Omega-3 Fischöl', zh_tw: '深海魚油' },
      contents: [['fish-oil', 1000]],
      terms: { delivery_form: ['softgels'] },
      ingredientList: 'Fish oil, gelatine (bovine), glycerol',
    },
    {
      slug: 'algae',
      brand: 'amber',
      names: { en: 'Algae Softgels', ja: 'アルジーオイル' },
      contents: [['algae-oil', 500]],
      terms: { suitable_for: ['vegans'], free_from: ['milk'], delivery_form: ['softgels'] },
    },
    { slug: 'shake', names: { en: 'Milk Shake without Flavour' } },
    {
      slug: 'sun',
      brand: 'amber',
      names: { en: 'Sun Drops', ja: 'ビタミンD3ドロップ', zh_tw: '維生素D3滴劑' },
      contents: [['vitamin-d3', 0.025]],
      terms: { delivery_form: ['drops'] },
      practitionerOnly: true,
    },
    {
      slug: 'turmeric',
      names: { en: 'Turmeric Root', de: 'Kurkuma', ja: 'ターメリック' },
      contents: [['turmeric', 400]],
      terms: { free_from: ['fish', 'gluten'], delivery_form: ['powder'] },
      stock: 0,
    },
  ])
})
afterAll(() => shop.close())

describe('a search for', () => {
  test('the name of a product finds it', async () => {
    expect(await shop.found('ocean omega')).toEqual(['ocean'])
  })

  test('an ingredient finds products named after it first, then those that contain it', async () => {
    expect(await shop.found('magnesium')).toEqual(['magnesium-mild', 'bone-strength'])
  })

  test('an ingredient, with priority on ingredients, finds products that contain it first', async () => {
    const twice = await openSearchShop([
      { slug: 'named', names: { en: 'Zinc Sky' }, contents: [['iron', 10]] },
      { slug: 'inside', names: { en: 'Blue Sky' }, contents: [['zinc', 10]] },
    ])
    expect(await twice.found('zinc')).toEqual(['named', 'inside'])
    expect(await twice.found('zinc', { priorities: ['ingredients', 'name'] })).toEqual(['inside', 'named'])
    await twice.close()
  })

  test.each([
    ['cholecalciferol', 'en', 'sun'],
    ['vit d', 'en', 'sun'],
    ['Gelbwurz', 'de', 'turmeric'],
    ['napfényvitamin', 'hu', 'sun'],
    ['Curcuma longa', 'da', 'turmeric'],
  ] as const)('another name, %s (%s), finds what it means', async (query, language, slug) => {
    expect((await shop.found(query, { language }))[0]).toBe(slug)
  })

  test.each(['magnesium bisglycinate', 'magnesium glycinate', 'bisglycinate'])(
    'the compound %s finds products with that compound first',
    async (query) => {
      expect((await shop.found(query))[0]).toBe('bone-strength')
    },
  )

  test('a word of another language finds its products too', async () => {
    expect(await shop.found('Fischöl', { language: 'fr' })).toEqual(['ocean'])
    expect(await shop.found('Knochen')).toEqual(['bone-strength'])
    expect(await shop.found('strength Knochen')).toEqual(['bone-strength'])
  })

  test.each([
    ['ビタミン', 'ja', 'sun'],
    ['ビタミンd', 'ja', 'sun'],
    ['びたみん', 'ja', 'sun'],
    ['うこん', 'ja', 'turmeric'],
    ['骨', 'ja', 'bone-strength'],
    ['魚油', 'zh_tw', 'ocean'],
    ['鱼油', 'zh_tw', 'ocean'],
    ['維生素', 'zh_tw', 'sun'],
    ['鎂', 'zh_tw', 'magnesium-mild'],
    ['魚油滴劑', 'zh_tw', 'ocean'],
  ] as const)('characters, %s (%s), finds what they mean', async (query, language, slug) => {
    expect(await shop.found(query, { language })).toContain(slug)
  })

  test('words in any order, with joining words, finds products with all of them', async () => {
    expect(await shop.found('strength for the bone')).toEqual(['bone-strength'])
  })

  test('a known and an unknown word finds products with the known one', async () => {
    expect(await shop.found('calcium wombat')).toEqual(['bone-strength'])
  })

  test('something the shop does not sell finds nothing', async () => {
    const { hits, total_found, did_you_mean } = await shop.search('xylophone')
    expect({ hits, total_found, did_you_mean }).toEqual({ hits: [], total_found: 0, did_you_mean: null })
  })
})

describe('a misspelled query', () => {
  test.each([
    ['magnesuim', 'magnesium', 'en'],
    ['calciam', 'calcium', 'en'],
    ['tumreric root', 'turmeric root', 'en'],
    ['Fishcöl', 'Fischöl', 'de'],
    ['occean', 'ocean', 'en'],
  ] as const)('in %s is corrected to %s, and reported', async (typed, meant, language) => {
    const { hits, did_you_mean } = await shop.search(typed, { language })
    expect(did_you_mean).toBe(meant)
    expect(hits.map(({ slug }) => slug)).toEqual(await shop.found(meant, { language }))
  })

  test.each(['tablets', 'tabltes', 'magnesium tablets', 'algae kelp'])(
    'is not assumed for %s, a known word that matches no product',
    async (typed) => {
      expect((await shop.search(typed)).did_you_mean).toBeNull()
    },
  )

  test('is corrected even if it is a known word that matches no product', async () => {
    expect(await shop.found('sachets')).toEqual(['bone-strength'])
  })

  test('is not assumed if the shop has what was typed', async () => {
    expect((await shop.search('sun')).did_you_mean).toBeNull()
  })

  test('is not corrected if the user insists', async () => {
    expect(await shop.search('magnesuim', { exact: true })).toMatchObject({ hits: [], did_you_mean: null })
    expect(await shop.found('magnesium', { exact: true })).toContain('magnesium-mild')
    expect(await shop.found('calcium wombat', { exact: true })).toEqual([])
  })
})

describe('another form of a word', () => {
  test.each([
    ['Magnesiumkapseln', 'de', 'bone-strength'],
    ['Kurkumapulver', 'de', 'turmeric'],
    ['magnéziumot', 'hu', 'magnesium-mild'],
    ['magnesiumdrank', 'nl', 'magnesium-mild'],
    ['omega3', 'en', 'ocean'],
    ['OMEGA 3', 'en', 'ocean'],
    ['magnésium', 'en', 'magnesium-mild'],
  ] as const)('%s (%s) finds the right products', async (query, language, slug) => {
    expect((await shop.found(query, { language }))[0]).toBe(slug)
  })
})

test('an amount puts products with that daily amount first, even before the name', async () => {
  expect(await shop.found('magnesium 300 mg')).toEqual(['bone-strength', 'magnesium-mild'])
  expect(await shop.found('magnesium 0.1 g')).toEqual(['magnesium-mild', 'bone-strength'])
  expect((await shop.found('vitamin d 1000 IU'))[0]).toBe('sun')
})

test.each(['4006381333931', '4 006381 333931', '04006381333931', 'SKU-magnesium-mild', 'sku-magnesium-mild'])(
  'the number %s finds only its product',
  async (code) => {
    expect(await shop.found(code)).toEqual(['magnesium-mild'])
  },
)

test('a brand finds its products, and more words narrow them', async () => {
  expect((await shop.found('amber')).sort()).toEqual(['algae', 'sun'])
  expect(await shop.found('amber drops')).toEqual(['sun'])
})

test('a category or other term finds its products', async () => {
  expect(await shop.found('drops')).toEqual(['sun'])
  expect(await shop.found('pills')).toEqual(['bone-strength'])
  expect(await shop.found('plant based')).toEqual(['algae'])
})

test('a milk-free search does not show milk products, even if both words are in a name', async () => {
  expect(await shop.found('without milk')).toEqual(['algae'])
  expect(await shop.found('milk')).toContain('shake')
})

test('a fish-free search does not show fish products, even if they match more words', async () => {
  expect(await shop.found('ocean omega softgels')).toContain('ocean')
  expect(await shop.found('ocean omega softgels without fish')).not.toContain('ocean')
})

test('searching for fish finds fish, and searching for fish-free finds none', async () => {
  expect(await shop.found('fish')).not.toContain('turmeric')
  expect((await shop.found('fish'))[0]).toBe('ocean')
  expect(await shop.found('without fish')).toEqual(['turmeric'])
  expect(await shop.found('gluten')).toEqual([])
  expect(await shop.found('gluten free')).toEqual(['turmeric'])
})

test('products with only an additive of that name come after those made of it', async () => {
  expect(await shop.found('glycerol')).toEqual(['ocean'])
})

test('of equal matches, products in stock and popular ones come first', async () => {
  const alike = await openSearchShop(
    ['one', 'two', 'three'].map((slug) => ({
      slug,
      names: { en: 'Zinc' },
      contents: [['zinc', 10] as [string, number]],
      stock: slug === 'three' ? 0 : 5,
    })),
  )
  expect(await alike.found('zinc')).toEqual(['two', 'one', 'three'])
  const [, one] = (await alike.search('zinc')).hits
  expect(await alike.found('zinc', { popularity: new Map([[one!.id, 1]]) })).toEqual(['one', 'two', 'three'])
  await alike.close()
})

describe('the subject of a query is recognised', () => {
  test.each([
    ['magnesium', 'ingredient', () => shop.ingredientId('magnesium')],
    ['magnesuim', 'ingredient', () => shop.ingredientId('magnesium')],
    ['cholecalciferol', 'ingredient', () => shop.ingredientId('vitamin-d3')],
    ['bisglycinate', 'ingredient', () => shop.ingredientId('magnesium')],
    ['North Sea', 'brand', () => shop.brandId('north-sea')],
    ['drops', 'term', () => shop.termId('delivery_form', 'drops')],
  ] as const)('%s is an %s', async (query, kind, id) => {
    expect((await shop.search(query)).subject).toEqual({ kind, id: id() })
  })

  test.each(['magn', 'magnesium drops', 'bone strength', 'glycerol', ''])('%j has none', async (query) => {
    expect((await shop.search(query)).subject).toBeUndefined()
  })
})

test('a visitor finds practitioner-only products, without their prices', async () => {
  const { hits } = await shop.search('sun')
  expect(hits[0]).toMatchObject({ practitioner_only: true, variants: [{ price: null }] })
})

test('every query gets an answer, in any language, and its numbers add up', async () => {
  const words = fc.constantFrom(
    'magnesium',
    'omega-3',
    'ビタミン',
    '魚油',
    '300 mg',
    'without',
    'fish',
    '.*',
    "'--",
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.oneof(words, fc.string({ maxLength: 4 })), { maxLength: 14 }).map((list) => list.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...languages), fc.boolean(), async (query, language, exact) => {
      const answer = await shop.search(query, { language, exact, formatted: true, withFilters: true })
      expect(answer.available_products + answer.unavailable_products).toBe(answer.total_found)
      expect(answer.hits).toHaveLength(answer.total_found)
    }),
    { numRuns: 300 },
  )
})
