import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedParts } from './client-options.tsx'

const marked = (name: string, search: string) =>
  matchedParts(name, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Sofie Lemmens', 'lem', 'Sofie [Lem]mens'],
  ['Noor Willem', 'LEM', 'Noor Wil[lem]'],
  ['Tomás Rey', 'tomas', '[Tomás] Rey'],
  ['Anna Maes', 'maes ann', '[Ann]a [Maes]'],
  ['Lemlem', 'lem', '[Lem]lem'],
  ['Anna', 'zoe', 'Anna'],
  ['Anna', ' ', 'Anna'],
])('in %s the search %s is highlighted as %s', (name, search, expected) => {
  expect(marked(name, search)).toBe(expected)
})

test('no letter of a name is lost or added', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, search) => {
      expect(
        matchedParts(name, search)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})
