import { describe, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { judgedQueries } from './queries.ts'
import { readRule, type Shelved } from './rules.ts'

const bisglycinate: Shelved = {
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
const imported: Shelved = {
  slug: 'solaray-zinc',
  brand: 'solaray',
  name: 'Zinc Picolinate 1,000 mcg',
  terms: new Set(['categories/zinc']),
  label: [],
}
const suits = (rule: string, product: Shelved) => readRule(rule)(product)

describe('What suits a query', () => {
  test('is about an ingredient by the first lines of its label, and contains those further down', () => {
    expect(suits('about:magnesium', bisglycinate)).toBe(true)
    expect(suits('about:vitamin-b6', bisglycinate)).toBe(false)
    expect(suits('contains:vitamin-b6', bisglycinate)).toBe(true)
  })

  test('has form and amount in the ingredient that was asked for, not in another', () => {
    expect(suits('about:magnesium form:bisglycinate daily:300mg', bisglycinate)).toBe(true)
    expect(suits('about:magnesium daily:1g', bisglycinate)).toBe(false)
    expect(suits('about:magnesium form:pyridoxal-5-phosphate', bisglycinate)).toBe(false)
  })

  test('is read from the name where the label is not known', () => {
    expect(suits('about:zinc form:picolinate daily:1000µg', imported)).toBe(true)
    expect(suits('about:magnesium', imported)).toBe(false)
  })

  test('belongs to a category above, a delivery form or a brand', () => {
    expect(suits('category:minerals delivery:powder brand:kestrel-clinical', bisglycinate)).toBe(true)
    expect(suits('category:minerals delivery:drops', bisglycinate)).toBe(false)
    expect(suits('delivery:drops | brand:solaray', imported)).toBe(true)
  })

  test('is never a condition nobody knows', () => {
    expect(() => suits('colour:red', imported)).toThrow('Not a condition: colour')
    expect(() => readRule('magnesium')).toThrow('Not a condition: magnesium')
  })
})

test('Twenty queries and more are judged in every language, none twice', () => {
  const queries = judgedQueries()
  for (const language of languages) {
    const typed = queries.filter((query) => query.language === language).map(({ query }) => query)
    expect(typed.length, language).toBeGreaterThanOrEqual(20)
    expect(new Set(typed).size, language).toBe(typed.length)
  }
})
