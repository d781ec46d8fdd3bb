import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { type DemandEntry, demandIn, popularityOf } from './demand.ts'

const same = (what: string) => what
const wanted: DemandEntry<string>[] = [
  { language: 'en', what: 'iron', score: 40 },
  { language: 'de', what: 'zinc', score: 9 },
  { language: 'de', what: 'iron', score: 6 },
  { language: 'en', what: 'algae', score: 5 },
]

test('readers of a language want what they view most', () => {
  expect(demandIn(wanted, 'en', same).map(({ what }) => what)).toEqual(['iron', 'algae', 'zinc'])
})

test('views in other languages count a tenth', () => {
  expect(demandIn(wanted, 'de', same)).toEqual([
    { what: 'iron', score: 10 },
    { what: 'zinc', score: 9 },
    { what: 'algae', score: 0.5 },
  ])
})

test('views in other languages decide if there are none in one’s own', () => {
  expect(demandIn(wanted, 'hu', same).map(({ what }) => what)).toEqual(['iron', 'zinc', 'algae'])
})

test('popularity is between 0 and 1 in the order of demand; the most popular has 1', () => {
  const wishes = fc.array(
    fc.record({
      language: fc.constantFrom(...languages),
      what: fc.constantFrom('iron', 'zinc', 'algae', 'honey'),
      score: fc.double({ min: 0.001, max: 1e9, noNaN: true }),
    }),
  )
  fc.assert(
    fc.property(wishes, fc.constantFrom(...languages), (given, reader) => {
      const shares = [...popularityOf(demandIn(given, reader, same)).values()]
      expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
      expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
      if (given.length > 0) expect(shares[0]).toBe(1)
    }),
  )
})
