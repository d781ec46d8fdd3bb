import { expect, test } from 'vitest'
import { neighbour } from './shortcuts.ts'

const queue = [{ id: 7 }, { id: 3 }, { id: 9 }]

test('J and K move through the queue and stop at its ends', () => {
  expect(neighbour(queue, 7, 1)).toBe(3)
  expect(neighbour(queue, 3, -1)).toBe(7)
  expect(neighbour(queue, 9, 1)).toBe(9)
  expect(neighbour(queue, 7, -1)).toBe(7)
})

test('without a selection, the first one is selected', () => {
  expect(neighbour(queue, undefined, 1)).toBe(7)
  expect(neighbour([], undefined, 1)).toBeUndefined()
})
