import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPosting, emptyPostings, type Postings, removePosting } from './postings.ts'

function listed({ used, slots, shares, micrograms }: Postings) {
  const rows = Array.from(
    { length: used },
    (_, at) => [slots[at]!, shares[at]!, micrograms.get(slots[at]!)] as const,
  )
  return rows.sort(([a], [b]) => a - b)
}

test('postings equal a naive record after any additions and removals', () => {
  const contents = fc.record({
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    micrograms: fc.option(fc.nat(), { nil: undefined }),
  })
  const steps = fc.array(fc.tuple(fc.nat({ max: 15 }), fc.option(contents)), { maxLength: 80 })
  fc.assert(
    fc.property(steps, (changes) => {
      const postings = emptyPostings()
      const notes = new Map<number, readonly [number, number, number | undefined]>()
      for (const [slot, has] of changes) {
        removePosting(postings, slot)
        notes.delete(slot)
        if (!has) continue
        addPosting(postings, slot, has)
        notes.set(slot, [slot, Math.round(has.share * 100), has.micrograms])
      }
      expect(listed(postings)).toEqual([...notes.values()].sort(([a], [b]) => a - b))
      expect(postings.micrograms.size).toBe(
        [...notes.values()].filter(([, , given]) => given !== undefined).length,
      )
    }),
  )
})

test('a tiny share of an ingredient is not nothing', () => {
  const postings = emptyPostings()
  addPosting(postings, 7, { share: 0.0001, micrograms: undefined })
  expect(listed(postings)).toEqual([[7, 1, undefined]])
})
