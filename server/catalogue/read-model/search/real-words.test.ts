import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSearchShop } from '../../../../tests/support/search-shop.ts'

let shop: Awaited<ReturnType<typeof openSearchShop>>

beforeAll(async () => {
  shop = await openSearchShop([
    {
      slug: 'magnesium-mild',
      names: { en: 'Magnesium Mild', de: 'Magnesium Mild' },
      contents: [['magnesium', 100, 'Citrate']],
    },
    {
      slug: 'bone-strength',
      names: { en: 'Bone Strength Sachet', de: 'Starke Knochen' },
      contents: [['calcium', 500]],
    },
    {
      slug: 'sun',
      names: { en: 'Sun Drops', ja: 'ビタミンD3ドロップ', zh_tw: '維生素D3滴劑' },
      contents: [['vitamin-d3', 0.025]],
      terms: { delivery_form: ['drops'] },
    },
    { slug: 'turmeric', names: { en: 'Turmeric Root' }, contents: [['turmeric', 400]] },
  ])
})
afterAll(() => shop.close())

describe('a misspelling', () => {
  test.each([
    ['help me drop', 'en', 'sun'],
    ['hilf mir mit Knochen', 'de', 'bone-strength'],
    ['aiutami a magnesio', 'it', 'magnesium-mild'],
  ] as const)(
    'is not assumed in the other words of %s (%s), which are real words',
    async (typed, language, slug) => {
      const { hits, did_you_mean } = await shop.search(typed, { language })
      expect(did_you_mean).toBeNull()
      expect(hits[0]?.slug).toBe(slug)
    },
  )

  test.each([
    ['gift card', 'en'],
    ['Gutschein', 'de'],
    ['carte cadeau', 'fr'],
    ['ajándékkártya', 'hu'],
    ['ギフトカード', 'ja'],
    ['禮品卡', 'zh_tw'],
  ] as const)('is not assumed in %s (%s), a real word the shop does not use', async (typed, language) => {
    expect(await shop.search(typed, { language })).toMatchObject({ total_found: 0, did_you_mean: null })
  })

  test.each([
    ['マグネシュム', 'ja', 'マグネシウム'],
    ['まぐねしゅむ', 'ja', 'マグネシウム'],
    ['ビタミソD', 'ja', 'ビタミンD'],
    ['維生索D', 'zh_tw', '維生素D'],
  ] as const)(
    'in one character of %s (%s) is corrected to %s, and reported',
    async (typed, language, meant) => {
      const { hits, did_you_mean } = await shop.search(typed, { language })
      expect(did_you_mean).toBe(meant)
      expect(hits.map(({ slug }) => slug)).toEqual(await shop.found(meant, { language }))
      expect(hits).not.toEqual([])
    },
  )
})

test.each(['magnesium', 'turmeric', 'cholecalciferol'])(
  '%s finds in Japanese and Chinese what it finds in English',
  async (query) => {
    const english = (await shop.found(query)).sort()
    expect((await shop.found(query, { language: 'ja' })).sort()).toEqual(english)
    expect((await shop.found(query, { language: 'zh_tw' })).sort()).toEqual(english)
    expect(english).not.toEqual([])
  },
)

describe('general pages', () => {
  test.each([
    ['en', 'delivery', 'return'],
    ['de', 'Lieferung', 'Rückgabe'],
    ['da', 'levering', 'returnering'],
    ['es', 'envío', 'devolucion'],
    ['fr', 'livraison', 'retour'],
    ['hu', 'szállítás', 'visszaküldés'],
    ['it', 'spedizione', 'reso'],
    ['ja', '配送', '返品'],
    ['nl', 'verzending', 'retourneren'],
    ['pt', 'entrega', 'devoluções'],
    ['ro', 'livrare', 'retur'],
    ['zh_tw', '運費', '退貨'],
  ] as const)(
    'are found in %s by %s and %s, and by their English names',
    async (language, delivery, back) => {
      for (const [query, path] of [
        [delivery, '/delivery'],
        [back, '/returns'],
        ['delivery', '/delivery'],
      ]) {
        const { pages } = await shop.search(query!, { language })
        expect(pages.map((page) => page.path)).toContain(path)
        expect(pages.every(({ title }) => title.length > 0)).toBe(true)
      }
    },
  )

  test('are shown with products only if the query matches both', async () => {
    const paths = async (query: string) => (await shop.search(query)).pages.map(({ path }) => path)
    expect(await paths('magnesium delivery')).toEqual(['/delivery'])
    expect(await paths('help me with magnesium')).toEqual([])
    expect(await paths('gift card')).toEqual(['/contact'])
  })
})
