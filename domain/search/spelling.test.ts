import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { halvesOf, isLikelyTypo, stemsOf, transpositionsOf, typosAllowed } from './spelling.ts'

const letters = fc.string({ unit: fc.constantFrom(...'abcdes'), maxLength: 14 })

test.each([
  ['zin', 0],
  ['zinc', 1],
  ['omegas', 1],
  ['calcium', 2],
  ['q10coenzyme', 0],
  ['a'.repeat(30), 2],
  ['a'.repeat(31), 0],
])('in %s %i letters may be wrong', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos)
})

test.each([
  ['gift', 'gist', false],
  ['help', 'hemp', false],
  ['carte', 'carne', false],
  ['zenc', 'zinc', true],
  ['zicn', 'zinc', true],
  ['omga', 'omega', true],
  ['vasat', 'vasas', true],
  ['magnezium', 'magnesium', true],
])('whether %s is a misspelling of %s: %j', (typed, meant, isSlip) => {
  expect(isLikelyTypo(typed, meant)).toBe(isSlip)
})

describe('swapping two neighbouring letters', () => {
  test('gives every such word once, and never the word itself', () => {
    expect(transpositionsOf('zinc')).toEqual(['iznc', 'znic', 'zicn'])
    expect(transpositionsOf('aab')).toEqual(['aba'])
    expect([transpositionsOf(''), transpositionsOf('a')]).toEqual([[], []])
  })

  test('twice gives the original word', () => {
    fc.assert(
      fc.property(letters, (word) => {
        for (const variant of transpositionsOf(word)) expect(transpositionsOf(variant)).toContain(word)
      }),
    )
  })
})

describe('a compound', () => {
  test('is split between its words, the longest first part first, with or without a joining letter', () => {
    expect(halvesOf('zinkpillen')).toEqual([
      ['zinkpil', 'len'],
      ['zinkpi', 'llen'],
      ['zinkp', 'illen'],
      ['zink', 'pillen'],
    ])
    expect(halvesOf('gelenkskapsel')).toContainEqual(['gelenk', 'kapsel'])
    expect(halvesOf('fishoil')).toEqual([['fish', 'oil']])
    expect(halvesOf('omega')).toEqual([])
  })

  test('loses only a joining s', () => {
    fc.assert(
      fc.property(letters, (word) => {
        for (const [first, second] of halvesOf(word))
          expect([first + second, `${first}s${second}`]).toContain(word)
      }),
    )
  })
})

test('an inflected word may be shortened, but not to three letters or a number', () => {
  expect(stemsOf('magneziumot')).toEqual(['magneziumo', 'magnezium', 'magneziu'])
  expect(stemsOf('vasat')).toEqual(['vasa'])
  expect([stemsOf('vas'), stemsOf('b12ot')]).toEqual([[], []])
})
