import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestFirst, within } from './best-first.ts'

const ranked = fc.uniqueArray(fc.nat({ max: 200 }), { maxLength: 60 }).chain((slots) =>
  fc
    .array(fc.constantFrom(-1, 0, 0.5, 1, 2), { minLength: slots.length, maxLength: slots.length })
    .map((scores) => ({
      slots: Uint32Array.from(slots),
      scores: Float32Array.from(scores),
    })),
)

test('the best come first, as in a complete sort', () => {
  fc.assert(
    fc.property(ranked, fc.nat({ max: 80 }), (given, count) => {
      const scoreOf = (slot: number) => given.scores[given.slots.indexOf(slot)]!
      const sorted = [...given.slots].sort((a, b) => scoreOf(b) - scoreOf(a) || b - a)
      expect(bestFirst(given, count)).toEqual(sorted.slice(0, count))
    }),
  )
})

test('a subset keeps its order and scores', () => {
  fc.assert(
    fc.property(ranked, fc.nat({ max: 5 }), (given, divisor) => {
      const isIn = (slot: number) => slot % (divisor + 1) === 0
      const places = [...given.slots.keys()].filter((at) => isIn(given.slots[at]!))
      const kept = within(given, isIn)
      expect([...kept.slots]).toEqual(places.map((at) => given.slots[at]))
      expect([...kept.scores]).toEqual(places.map((at) => given.scores[at]))
    }),
  )
})
