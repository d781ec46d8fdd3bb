import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchQueryMaximum } from './limits.ts'
import { normaliseQuery } from './normalise-query.ts'

test.each([
  ['  vitamin   d3 ', 'vitamin d3'],
  ['magnesium\u0000\u001b[31m\r\nzinc', 'magnesium [31m zinc'],
  ['‮cnis', 'cnis'],
  ['オメガ　3', 'オメガ 3'],
  ['أوميغا', 'أوميغا'],
  ['👩‍⚕️ zinc', '👩‍⚕️ zinc'],
  ['\ud800zinc\udfff', 'zinc'],
  [' \t\n', ''],
])('the query %j searches for %j', (typed, asked) => {
  expect(normaliseQuery(typed)).toBe(asked)
})

test('a long query is cut, never in the middle of a character', () => {
  expect(normaliseQuery('a'.repeat(10_000))).toHaveLength(searchQueryMaximum)
  const cut = normaliseQuery(`a${'🍋'.repeat(searchQueryMaximum)}`)
  expect(cut).toBe(`a${'🍋'.repeat(searchQueryMaximum / 2 - 1)}`)
})

test('cleaning a query twice changes nothing more', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 3 * searchQueryMaximum })
  fc.assert(
    fc.property(typed, (text) => {
      const once = normaliseQuery(text)
      expect(normaliseQuery(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
      expect(once.length).toBeLessThanOrEqual(searchQueryMaximum)
    }),
  )
})
