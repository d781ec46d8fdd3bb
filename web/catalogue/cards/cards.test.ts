import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { createTranslator } from '#domain/translation.ts'
import german from '../../../locales/de/products.json' with { type: 'json' }
import english from '../../../locales/en/products.json' with { type: 'json' }
import search from '../../../locales/en/search.json' with { type: 'json' }
import hungarian from '../../../locales/hu/products.json' with { type: 'json' }
import type { Words } from '../../platform/product-words.ts'
import { unavailableText } from '../unavailable-text.ts'
import { amountText, insideSentence, labelText } from '../words.ts'
import { cardOf, hitCardOf, rowOf } from './cards.ts'

const en: Words = {
  t: createTranslator({ language: 'en', resources: { products: english, search } }),
  language: 'en',
}
const de: Words = { t: createTranslator({ language: 'de', resources: { products: german } }), language: 'de' }
const hu: Words = {
  t: createTranslator({ language: 'hu', resources: { products: hungarian } }),
  language: 'hu',
}
const nb = '\u00a0'

const variant: Product['variants'][number] = {
  id: 1,
  sku: 'MG-120',
  barcode: null,
  price: 29.9,
  currency: 'EUR',
  lowest_price_30_days: null,
  discount_percent: null,
  unit_price: { amount: 0.25, per: 1, unit: 'capsule' },
  unit_of_measure: 'capsule',
  content: 120,
  weight: 180,
  availability: true,
  expected_on: null,
  images: [],
}
const product: Product = {
  id: 7,
  slug: 'magnesium-bisglycinate',
  name: 'Magnesium bisglycinate',
  language: 'en',
  brand: { id: 3, slug: 'kestrel', name: 'Kestrel Clinical' },
  delivery_form: { id: 5, slug: 'capsules', name: 'Capsules' },
  range: 'min',
  practitioner_only: false,
  available: true,
  sale: null,
  best_before: null,
  is_new: false,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  actives: [
    { name: 'Magnesium', amount: 300, unit: 'mg' },
    { name: 'Taurine', amount: null, unit: null },
  ],
  assets: [],
  variants: [variant],
}

describe('a card', () => {
  test('shows the content of the pack, its price and the price of one capsule', () => {
    expect(cardOf(product, en)).toEqual({
      id: 7,
      variantId: 1,
      amount: 29.9,
      slug: 'magnesium-bisglycinate',
      name: 'Magnesium bisglycinate',
      brand: 'Kestrel Clinical',
      range: 'min',
      form: `120${nb}capsules`,
      price: `29,90${nb}€`,
      unitPrice: `0,25${nb}€${nb}/${nb}capsule`,
    })
  })

  test('shows the lowest price of the 30 days before a reduction', () => {
    const reduced = { ...variant, price: 19.8, lowest_price_30_days: 22, discount_percent: 10 }
    expect(cardOf({ ...product, variants: [reduced] }, en)).toMatchObject({
      price: `19,80${nb}€`,
      was: `22,00${nb}€`,
      percent: 10,
    })
  })

  test('shows no price that the visitor may not see', () => {
    const hidden = { ...variant, price: null, unit_price: null, lowest_price_30_days: 20 }
    const card = cardOf({ ...product, practitioner_only: true, variants: [hidden] }, en)
    expect(card.practitionerOnly).toBe(true)
    expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['price']))
    expect(card.was).toBeUndefined()
  })

  test('shows when an unavailable product is expected, in the page’s language', () => {
    const soldOut = { ...variant, availability: false }
    const packs = ['2026-12-24', '2026-12-04', null].map((expected_on) => ({ ...soldOut, expected_on }))
    const gone = { ...product, available: false, variants: packs }
    expect(unavailableText(en.t, cardOf(gone, en).expected)).toBe(`Expected back 4${nb}December`)
    expect(unavailableText(de.t, cardOf(gone, de).expected)).toBe(`Wieder lieferbar um den 4.${nb}Dezember`)
    const unknown = cardOf({ ...gone, variants: [{ ...soldOut, expected_on: null }] }, en)
    expect(unavailableText(en.t, unknown.expected)).toBe('Out of stock')
  })

  test('marks a name in another language than the page’s, with its language tag', () => {
    expect(cardOf(product, de).lang).toBe('en')
    expect(cardOf(product, en).lang).toBeUndefined()
    expect(cardOf({ ...product, language: 'zh_tw' }, en).lang).toBe('zh-TW')
  })

  test('shows the content of a daily portion in the list view, without amounts that are not printed', () => {
    expect(rowOf(product, en).actives).toBe(`Magnesium 300${nb}mg, Taurine`)
  })
})

describe('names and units', () => {
  test('large counts of bacteria are in billions, as each language counts', () => {
    expect(amountText(de, 50_000_000_000, 'CFU')).toBe(`50${nb}Milliarden${nb}KBE`)
    expect(amountText(en, 50_000_000_000, 'CFU')).toBe(`50${nb}billion${nb}CFU`)
    expect(amountText(en, 1.4, 'mg')).toBe(`1.4${nb}mg`)
    expect(amountText(de, 1.4, 'mg')).toBe(`1,4${nb}mg`)
  })

  test('a name within a sentence is lower case, except abbreviations, German nouns and the first word', () => {
    expect(labelText(en, 'free_from', 'Gluten')).toBe('Free from gluten')
    expect(labelText(en, 'free_from', 'GMO')).toBe('Free from GMO')
    expect(insideSentence('Kinder', 'de')).toBe('Kinder')
    expect(insideSentence('Glutenfrei', 'de')).toBe('glutenfrei')
    expect(insideSentence('Ohne Milch', 'de')).toBe('ohne Milch')
    expect(labelText(hu, 'free_from', 'Gluténmentes')).toBe('Gluténmentes')
  })
})

describe('the card of a search result', () => {
  const formatted = { name: [{ text: product.name, match: true }], brand: [], ingredients: [] }

  test('is like any other if its name explains the match', () => {
    expect(hitCardOf({ ...product, formatted }, en)).toEqual(cardOf(product, en))
  })

  test('shows the ingredient that matched', () => {
    const ingredients = [
      { text: 'magnesium', match: true },
      { text: ' citrate', match: false },
    ]
    expect(hitCardOf({ ...product, formatted: { ...formatted, ingredients } }, en).found).toEqual([
      { text: 'Contains ', match: false },
      ...ingredients,
    ])
  })
})
