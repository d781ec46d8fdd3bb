import { describe, expect, test } from 'vitest'
import { matchAliases, topicStrengths } from './alias-matches.ts'
import { type Alias, aliasesOf, type Topic } from './aliases.ts'
import type { Resolved } from './resolve.ts'

const topics: Topic[] = [
  { kind: 'ingredient', id: 1 },
  { kind: 'ingredient', id: 2 },
  { kind: 'term', id: 3, group: 'free_from' },
  { kind: 'substance' },
  { kind: 'term', id: 4, group: 'categories' },
  { kind: 'term', id: 5, group: 'health_goals' },
]
const names = ['Magnesium', 'Fish oil', 'sugar free', 'Sugar', 'Magnesium for sleep', 'Fish']
const aliases: Alias[] = names.flatMap((text, topic) =>
  aliasesOf(topic, [{ text, language: 'en', isName: true }]),
)

/** A query as the index sees it: each typed word with the words it is a prefix of. */
const query = (typed: string): Resolved[] =>
  typed.split(' ').map((word) => ({
    word,
    results: aliases.flatMap(({ words }, number) => {
      const terms = [...words.keys()].filter((term) => term.startsWith(word))
      return terms.length > 0 ? [{ id: -1 - number, terms, score: 1, queryTerms: [word], match: {} }] : []
    }),
  }))
const matched = (typed: string) =>
  matchAliases({ aliases, topics }, query(typed)).map(({ alias, isWhole }) => [names[alias.topic], isWhole])
const strengthsOf = (typed: string) => {
  const words = query(typed)
  return topicStrengths(matchAliases({ aliases, topics }, words), topics, words.length)
}

describe('the query', () => {
  test.each([
    ['magnesium', ['Magnesium', true], ['Magnesium for sleep', false]],
    ['magn', ['Magnesium', true], ['Magnesium for sleep', false]],
    ['magnesium sleep', ['Magnesium', true], ['Magnesium for sleep', true]],
    ['oil', ['Fish oil', false]],
    ['oil fish', ['Fish oil', true], ['Fish', true]],
    ['sugar free', ['sugar free', true], ['Sugar', true]],
    ['sugar', ['Sugar', true]],
    ['sug'],
    ['free'],
  ] as const)('%j matches these aliases and no more', (typed, ...expected) => {
    expect(matched(typed)).toEqual(expected)
  })
})

describe('a word scores', () => {
  test('more for a complete alias than for a part, and more in full than as a prefix', () => {
    const fish = strengthsOf('fish').get(1)![0]!
    const begun = strengthsOf('magn').get(0)![0]!
    const whole = strengthsOf('magnesium').get(0)![0]!
    expect([fish, begun, whole].toSorted((a, b) => a - b)).toEqual([fish, begun, whole])
    expect(new Set([fish, begun, whole]).size).toBe(3)
  })

  test('nothing by itself if it is part of a longer alias', () => {
    expect(strengthsOf('sugar').has(3)).toBe(true)
    const settled = strengthsOf('sugar free')
    expect(settled.has(2)).toBe(true)
    expect([...(settled.get(3) ?? [])]).toEqual([1, 0])
    expect(strengthsOf('fish').has(5)).toBe(true)
    expect(strengthsOf('fish oil').has(5)).toBe(false)
  })

  test('only at its position in the query', () => {
    const strengths = strengthsOf('fish magnesium')
    expect(strengths.get(0)![0]).toBe(0)
    expect(strengths.get(0)![1]).toBe(1)
    expect(strengths.get(1)![1]).toBe(0)
  })
})

test('identical aliases are merged, whatever their languages; empty ones are ignored', () => {
  const read = (named: [string, 'en' | 'de'][]) =>
    aliasesOf(
      0,
      named.map(([text, language]) => ({ text, language, isName: language === 'en' })),
    )
  expect(
    read([
      ['Magnesium', 'de'],
      ['MAGNESIUM', 'en'],
    ]),
  ).toMatchObject([{ texts: { de: 'Magnesium', en: 'MAGNESIUM' }, names: { en: 'MAGNESIUM' } }])
  expect(
    read([
      ['+', 'en'],
      ['with', 'en'],
    ]),
  ).toEqual([])
})
