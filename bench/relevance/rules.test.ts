import { describe, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { judgedQueries } from './queries.ts'
import { type JudgedProduct, readRule } from './rules.ts'

const bisglycinate: JudgedProduct = {
  slug: 'kestrel-magnesium',
  brand: 'kestrel-clinical',
  name: 'Magnesium Night',
  terms: new Set(['categories/magnesium', 'categories/minerals', 'delivery_form/powder']),
  label: [
    { ingredient: 'magnesium', form: 'bisglycinate', amount: 300, unit: 'mg' },
    { ingredient: 'glycine', form: null, amount: 1, unit: 'g' },
    { ingredient: 'vitamin-b6', form: 'pyridoxal-5-phosphate', amount: 1.4, unit: 'mg' },
  ],
}
const imported: JudgedProduct = {
  slug: 'solaray-zinc',
  brand: 'solaray',
  name: 'Zinc Picolinate 1,000 mcg',
  terms: new Set(['categories/zinc']),
  label: [],
}
const suits = (rule: string, product: JudgedProduct) => readRule(rule)(product)

describe('whether a product satisfies a query', () => {
  test('a product is about the ingredients in the first lines of its label, and contains those further down', () => {
    expect(suits('about:magnesium', bisglycinate)).toBe(true)
    expect(suits('about:vitamin-b6', bisglycinate)).toBe(false)
    expect(suits('contains:vitamin-b6', bisglycinate)).toBe(true)
  })

  test('form and amount must belong to the requested ingredient', () => {
    expect(suits('about:magnesium form:bisglycinate daily:300mg', bisglycinate)).toBe(true)
    expect(suits('about:magnesium daily:1g', bisglycinate)).toBe(false)
    expect(suits('about:magnesium form:pyridoxal-5-phosphate', bisglycinate)).toBe(false)
  })

  test('the name is used if the label is unknown', () => {
    expect(suits('about:zinc form:picolinate daily:1000µg', imported)).toBe(true)
    expect(suits('about:magnesium', imported)).toBe(false)
  })

  test('a product belongs to its parent categories, delivery form and brand', () => {
    expect(suits('category:minerals delivery:powder brand:kestrel-clinical', bisglycinate)).toBe(true)
    expect(suits('category:minerals delivery:drops', bisglycinate)).toBe(false)
    expect(suits('delivery:drops | brand:solaray', imported)).toBe(true)
  })

  test('unknown conditions are refused', () => {
    expect(() => suits('colour:red', imported)).toThrow('Not a condition: colour')
    expect(() => readRule('magnesium')).toThrow('Not a condition: magnesium')
  })
})

test('every language has at least twenty different test queries', () => {
  const queries = judgedQueries()
  for (const language of languages) {
    const typed = queries.filter((query) => query.language === language).map(({ query }) => query)
    expect(typed.length, language).toBeGreaterThanOrEqual(20)
    expect(new Set(typed).size, language).toBe(typed.length)
  }
})
