import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionsOf } from './change-lines.ts'

test('positions stay as they are while they ascend', () => {
  expect(positionsOf([-3, 0, 7])).toEqual([-3, 0, 7])
  expect(positionsOf([])).toEqual([])
})

test('a new first line goes below the lowest position, and the others need not move', () => {
  expect(positionsOf([undefined, 4, 9])).toEqual([3, 4, 9])
  expect(positionsOf([undefined])).toEqual([-1])
})

test('if anything else is new or out of order, all lines are numbered again', () => {
  expect(positionsOf([4, undefined, 9])).toEqual([0, 1, 2])
  expect(positionsOf([undefined, undefined])).toEqual([0, 1])
  expect(positionsOf([9, 4])).toEqual([0, 1])
  expect(positionsOf([4, 4])).toEqual([0, 1])
})

test('positions always ascend, one for each line', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: undefined })), (present) => {
      const positions = positionsOf(present)
      expect(positions).toHaveLength(present.length)
      for (const [index, position] of positions.slice(1).entries())
        expect(position).toBeGreaterThan(positions[index]!)
    }),
  )
})
