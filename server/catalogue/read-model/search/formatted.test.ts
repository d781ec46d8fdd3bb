import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Piece } from '#contract/search.ts'
import { openSearchShop } from '../../../../tests/support/search-shop.ts'
import { markedPieces } from './formatted.ts'

let shop: Awaited<ReturnType<typeof openSearchShop>>
beforeAll(async () => {
  shop = await openSearchShop([
    {
      slug: 'calm',
      names: { en: 'Evening Calm', de: 'Abendruhe' },
      contents: [
        ['l-theanine', 200],
        ['magnesium', 100, 'Citrate'],
        ['taurine', 50],
        ['glycine', 50],
      ],
      ingredientList: 'Bulking agent: cellulose (plant), silica.',
    },
  ])
})
afterAll(() => shop.close())

/** As shown on the page, with matches in brackets. */
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, match }) => (match ? `[${text}]` : text)).join('')
const formatted = async (query: string, language: 'en' | 'de' = 'en') => {
  const { name, brand, ingredients } = (await shop.search(query, { language, formatted: true })).hits[0]!
    .formatted!
  return { name: shown(name), brand: shown(brand), ingredients: shown(ingredients) }
}

describe('a hit shows why it was found', () => {
  test('only its name or brand, if they match', async () => {
    const untold = { name: 'Evening Calm', brand: 'Linden & Co', ingredients: '' }
    expect(await formatted('even')).toEqual({ ...untold, name: '[Evening] Calm' })
    expect(await formatted('linden')).toEqual({ ...untold, brand: '[Linden] & Co' })
  })

  test('matching ingredients, followed by some others', async () => {
    expect((await formatted('magnesium')).ingredients).toBe('[Magnesium] (citrate), L-theanine, Taurine')
    expect((await formatted('theanine')).ingredients).toBe('[L-theanine], Magnesium (citrate), Taurine')
  })

  test('an ingredient by another name, in the reader’s language', async () => {
    expect((await formatted('elemental magnesium')).ingredients).toMatch(/^\[Magnesium\]/)
    expect((await formatted('Magnesia', 'de')).ingredients).toBe('[Magnesium] (Citrat), L-Theanin, Taurin')
  })

  test('an additive', async () => {
    expect((await formatted('cellulose')).ingredients).toBe(
      '[cellulose] (plant), L-theanine, Magnesium (citrate)',
    )
  })

  test('the corrected word of a misspelled query', async () => {
    expect((await formatted('calmm')).name).toBe('Evening [Calm]')
  })

  test('only on request', async () => {
    expect((await shop.search('calm')).hits[0]).not.toHaveProperty('formatted')
  })
})

describe('a matched word is marked', () => {
  test.each([
    ['Fischöl Omega-3', ['fischol'], '[Fischöl] Omega-3'],
    ['Fisch\u00f6l und O\u0308l', ['ol'], 'Fischöl und [O\u0308l]'],
    ['Lion’s Mane', ['lions'], '[Lion’s] Mane'],
    ['深海魚油', ['魚油'], '深海[魚油]'],
    ['ビタミンD', ['ビタ', 'タミ'], '[ビタミ]ンD'],
    ['zinc, zinc', ['zinc'], '[zinc], [zinc]'],
    ['', ['zinc'], ''],
  ])('in %s by %j', (text, words, expected) => {
    expect(shown(markedPieces(text, { words: new Set(words) }))).toBe(expected)
  })

  test('and the pieces joined give the whole text, without empty pieces', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(texts, fc.array(fc.string({ maxLength: 2 })), (text, words) => {
        const pieces = markedPieces(text, { words: new Set(words) })
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        expect(pieces.every((piece) => piece.text.length > 0)).toBe(true)
      }),
    )
  })
})
