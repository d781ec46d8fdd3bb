import { expect, test } from 'vitest'
import { inTreeOrder, moveByKey, movedTerms, withMoves } from './term-tree.ts'

// Vitamins (1) with C (2) and D (3), and minerals (4) with zinc (5).
const terms = [
  { id: 1, parentId: null, position: 0 },
  { id: 4, parentId: null, position: 1 },
  { id: 3, parentId: 1, position: 1 },
  { id: 2, parentId: 1, position: 0 },
  { id: 5, parentId: 4, position: 0 },
]
const after = (move: Parameters<typeof movedTerms>[1]) => {
  const moved = movedTerms(terms, move)
  if ('problem' in moved) return moved.problem
  const changed = new Map(moved.places.map((place) => [place.id, place]))
  return inTreeOrder(terms.map((term) => changed.get(term.id) ?? term)).map(({ id }) => id)
}

test('each term stands before what it contains', () => {
  expect(inTreeOrder(terms).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
})

test('a term is moved before another, to the end, and into another branch', () => {
  expect(after({ id: 3, parentId: 1, beforeId: 2 })).toEqual([1, 3, 2, 4, 5])
  expect(after({ id: 1, parentId: null, beforeId: null })).toEqual([4, 5, 1, 2, 3])
  expect(after({ id: 2, parentId: 4, beforeId: 5 })).toEqual([1, 3, 4, 2, 5])
})

test('a category is never moved into itself, nor beside a term that is not there', () => {
  expect(after({ id: 1, parentId: 2, beforeId: null })).toBe('invalid')
  expect(after({ id: 1, parentId: 1, beforeId: null })).toBe('invalid')
  expect(after({ id: 2, parentId: 99, beforeId: null })).toBe('invalid')
  expect(after({ id: 2, parentId: 4, beforeId: 3 })).toBe('invalid')
})

test('an admin who moves two terms quickly sees both in place, also when only the first is saved', () => {
  const first = { id: 3, parentId: 1, beforeId: 2 }
  const second = { id: 5, parentId: 1, beforeId: 3 }
  const shown = (...waiting: Parameters<typeof withMoves>) =>
    inTreeOrder(withMoves(...waiting)).map(({ id }) => id)
  const saved = withMoves(terms, [first])
  expect(shown(terms, [first, second])).toEqual([1, 5, 3, 2, 4])
  expect(shown(saved, [first, second])).toEqual([1, 5, 3, 2, 4])
  expect(shown(saved, [second])).toEqual([1, 5, 3, 2, 4])
  expect(shown(terms, [{ id: 1, parentId: 2, beforeId: null }])).toEqual([1, 2, 3, 4, 5])
})

test('a tree does not become deeper than a menu can show', () => {
  const chain = [1, 2, 3, 4, 5].map((id) => ({
    id,
    parentId: id < 5 && id > 1 ? id - 1 : null,
    position: id,
  }))
  expect(movedTerms(chain, { id: 5, parentId: 4, beforeId: null })).toEqual({ problem: 'too-deep' })
})

test('the arrow keys move a term among its siblings, into the one before, and out again', () => {
  expect(moveByKey(terms, 3, 'ArrowUp')).toEqual({ id: 3, parentId: 1, beforeId: 2 })
  expect(moveByKey(terms, 2, 'ArrowDown')).toEqual({ id: 2, parentId: 1, beforeId: null })
  expect(moveByKey(terms, 4, 'ArrowRight')).toEqual({ id: 4, parentId: 1, beforeId: null })
  expect(moveByKey(terms, 2, 'ArrowLeft')).toEqual({ id: 2, parentId: null, beforeId: 4 })
  expect(moveByKey(terms, 1, 'ArrowUp')).toBeUndefined()
  expect(moveByKey(terms, 1, 'ArrowLeft')).toBeUndefined()
})
