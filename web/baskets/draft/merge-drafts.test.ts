import { expect, test } from 'vitest'
import { type Draft, mergeDrafts } from './merge-drafts.ts'

/** `1 × 2` is two packs of the first variant. */
const draft = (lines: [variantId: number, quantity: number][], message = ''): Draft => ({
  lines: lines.map(([variantId, quantity]) => ({ variantId, quantity })),
  message,
})
const base = draft([
  [1, 1],
  [2, 1],
  [3, 1],
])

test('a practitioner finds what they changed in two windows together', () => {
  const here = draft([
    [1, 1],
    [2, 5],
    [4, 1],
  ])
  const elsewhere = draft([
    [6, 2],
    [1, 3],
    [2, 1],
    [3, 1],
  ])
  expect(mergeDrafts({ base, here, elsewhere }).lines).toEqual(
    draft([
      [6, 2],
      [1, 3],
      [2, 5],
      [4, 1],
    ]).lines,
  )
})

test('what was removed in one window stays removed, unless it was changed in the one that is saved last', () => {
  const elsewhere = draft([[1, 1]])
  const here = draft([
    [1, 1],
    [2, 4],
    [3, 1],
  ])
  expect(mergeDrafts({ base, here, elsewhere }).lines).toEqual(
    draft([
      [1, 1],
      [2, 4],
    ]).lines,
  )
})

test('a message that was written in one window stays, and of two messages neither is lost', () => {
  const from = { ...base, message: 'Hello' }
  const here = { ...from, message: 'From here ' }
  const elsewhere = { ...from, message: 'From there' }
  const merged = (versions: { here: Draft; elsewhere: Draft }) => {
    const { message, otherMessage } = mergeDrafts({ base: from, ...versions })
    return [message, otherMessage]
  }
  expect(merged({ here: from, elsewhere })).toEqual(['From there', undefined])
  expect(merged({ here, elsewhere: from })).toEqual(['From here ', undefined])
  expect(merged({ here, elsewhere })).toEqual(['From here ', 'From there'])
  expect(merged({ here, elsewhere: { ...from, message: 'From here' } })).toEqual(['From here ', undefined])
})
