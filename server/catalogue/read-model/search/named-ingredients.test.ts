import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import type { Entry } from '../entry.ts'
import { addIngredientNames, type IngredientsByName, ingredientsInName } from './named-ingredients.ts'

type Known = Partial<Record<Language, string[]>>
const known: [id: number, names: Known][] = [
  [1, { en: ['Magnesium', 'mag'] }],
  [2, { en: ['Fish oil', 'Omega-3'] }],
  [3, { en: ['Cod liver oil', 'omega-3'], de: ['Lebertran'] }],
  [4, { en: ['Vitamin C', 'C'] }],
  [5, { en: ['Vitamin B12'] }],
  [6, { en: ['one two three four five six'] }],
]
const byName: IngredientsByName = new Map()
for (const [id, names] of known)
  for (const [language, texts] of Object.entries(names))
    addIngredientNames(
      byName,
      id,
      texts.map((text) => ({ text, language: language as Language, isName: true })),
    )
const inName = (names: Entry['names']) => ingredientsInName(byName, { names } as Entry)

describe('a product without a label has the ingredients in its name', () => {
  test.each([
    ['Magnesium 300', [1]],
    ['Super Cod Liver Oil with Vitamin C', [3, 4]],
    ['Vitamin C, Vitamin C', [4]],
    ['Vitamin B-12', [5]],
    ['Lebertran', [3]],
    ['Fish', []],
    ['C', []],
    ['one two three four five six', []],
    ['', []],
  ])('%s: %j', (name, ids) => {
    expect(inName({ en: name })).toEqual(ids)
  })

  test('but not if two ingredients share the name', () => {
    expect(inName({ en: 'Omega-3' })).toEqual([])
  })

  test('with names in English, or else in any language', () => {
    expect(inName({ en: 'Calm', de: 'Magnesium' })).toEqual([])
    expect(inName({ de: 'Magnesium' })).toEqual([1])
  })
})
