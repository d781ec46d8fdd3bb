import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { coverOf, indexedWords, queryWords } from './words.ts'

test.each([
  ['Magnésium', 'magnesium'],
  ['Fischöl', 'fischol'],
  ['Süßholz', 'sussholz'],
  ['œuf', 'oeuf'],
  ['Ærø', 'aero'],
  ['Ősz', 'osz'],
  ['Șofran', 'sofran'],
  ['ＤＨＡ', 'dha'],
  ['µg', 'ug'],
  ['うこん', 'ウコン'],
])('%s is found as %s', (written, folded) => {
  expect(fold(written)).toBe(folded)
})

test('voiced kana stay different: ga is not ka', () => {
  expect(fold('ガ')).not.toBe(fold('カ'))
})

describe('a name is found by', () => {
  test.each([
    ['Vitamin B 12', 'b12'],
    ['Vitamin D3 2000', 'd3'],
    ['Vitamin D3', 'vitamin d'],
    ['Omega-3 Fischöl', 'omega3'],
    ['Omega-3 Fischöl', 'OMEGA 3'],
    ['Lion’s Mane', 'lions mane'],
    ['Co Q-10', 'q10'],
    ['L-Théanine', 'theanine'],
    ['ビタミンD', 'ビタミン'],
    ['ビタミンD', 'びたみんd'],
    ['複合維生素', '維生素'],
    ['鐵', '鐵'],
  ])('%s: %s', (name, typed) => {
    const words = new Set(indexedWords(name).map(({ word }) => word))
    expect(queryWords(typed).filter((word) => !words.has(word))).toEqual([])
  })
})

test('a complete name matches all of its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const indexed = indexedWords(name)
      const typed = new Set(queryWords(name))
      expect(coverOf(indexed.filter(({ word }) => typed.has(word)))).toBe(coverOf(indexed))
    }),
  )
})
