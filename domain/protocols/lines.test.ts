import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { protocolLinesMaximum, quantityMaximum } from './limits.ts'
import {
  inOrder,
  isSameLine,
  type Line,
  newLineProblem,
  withChange,
  withExchange,
  withLine,
  withoutLine,
} from './lines.ts'

const line = (variantId: number, quantity = 1, more: Partial<Line> = {}): Line => ({
  variantId,
  quantity,
  notes: null,
  dose: null,
  ...more,
})
const dose = { amount: 1, unit: 'capsule', times: ['morning'], food: null, days: null } as const
const ids = (lines: readonly Line[]) => lines.map(({ variantId }) => variantId)
const three = [line(1), line(2, 5, { notes: 'Slowly', dose }), line(3)]
const someLines = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 })
  .map((variantIds) => variantIds.map((id) => line(id)))
const anId = fc.integer({ min: 1, max: 40 })

describe('adding', () => {
  test('puts a new product first, or in the given position', () => {
    expect(ids(withLine(three, { variantId: 4, quantity: 1 }))).toEqual([4, 1, 2, 3])
    expect(ids(withLine(three, { variantId: 4, quantity: 1, position: 2 }))).toEqual([1, 2, 4, 3])
    expect(ids(withLine(three, { variantId: 4, quantity: 1, position: 99 }))).toEqual([1, 2, 3, 4])
  })

  test('an existing product raises its quantity in its position, and keeps absent values', () => {
    const more = withLine(three, { variantId: 2, quantity: 2, position: 0 })
    expect(more[1]).toEqual(line(2, 7, { notes: 'Slowly', dose }))
    const told = withLine(three, { variantId: 2, quantity: 1, notes: null, dose: null })
    expect(told[1]).toEqual(line(2, 6))
  })

  test('respects the maximum and the minimum of one', () => {
    expect(withLine(three, { variantId: 2, quantity: quantityMaximum })[1]?.quantity).toBe(quantityMaximum)
    expect(withLine([], { variantId: 1, quantity: -3 })[0]?.quantity).toBe(1)
  })

  test('stops when a protocol is full, except for existing products', () => {
    const full = Array.from({ length: protocolLinesMaximum }, (_, index) => line(index + 1))
    expect(newLineProblem(full, 1)).toBeUndefined()
    expect(newLineProblem(full, 9999)).toBe('protocol-full')
    expect(newLineProblem(full.slice(1), 9999)).toBeUndefined()
  })

  test('and removing again restores the protocol', () => {
    fc.assert(
      fc.property(someLines, anId, fc.nat(25), (lines, variantId, position) => {
        fc.pre(!ids(lines).includes(variantId))
        const added = withLine(lines, { variantId, quantity: 1, position })
        expect(ids(added)).toContain(variantId)
        expect(withoutLine(added, variantId)).toEqual(lines)
      }),
    )
  })
})

test('removing a line and adding it back in its position restores the protocol', () => {
  fc.assert(
    fc.property(someLines, fc.nat(19), (lines, index) => {
      const removed = lines[index]
      fc.pre(removed !== undefined)
      const { variantId, ...rest } = removed
      const back = withLine(withoutLine(lines, variantId), { variantId, ...rest, position: index })
      expect(back).toEqual(lines)
    }),
  )
})

test('a change affects only its line, and only the given values', () => {
  const changed = withChange(three, 2, { quantity: 9 })
  expect(changed).toEqual([three[0], line(2, 9, { notes: 'Slowly', dose }), three[2]])
  expect(withChange(three, 2, { notes: null, dose: null })[1]).toEqual(line(2, 5))
  expect(withChange(three, 2, {})).toEqual(three)
})

describe('another pack size', () => {
  test('takes over position, note and dose', () => {
    expect(withExchange(three, 2, 7)).toEqual([line(1), line(7, 5, { notes: 'Slowly', dose }), line(3)])
    expect(withExchange(three, 2, 2)).toEqual(three)
  })

  test('that is already in the protocol is merged', () => {
    expect(withExchange(three, 1, 2)).toEqual([line(2, 6, { notes: 'Slowly', dose }), line(3)])
    expect(withExchange(three, 3, 1)).toEqual([line(2, 5, { notes: 'Slowly', dose }), line(1, 2)])
  })
})

describe('reordering', () => {
  test('takes the listed lines first; the others follow in their order', () => {
    expect(ids(inOrder(three, [3]))).toEqual([3, 1, 2])
    expect(ids(inOrder(three, [2, 99, 2, 3]))).toEqual([2, 3, 1])
    expect(inOrder(three, [])).toEqual(three)
  })

  test('neither loses nor adds a line', () => {
    fc.assert(
      fc.property(someLines, fc.array(anId), (lines, order) => {
        const ordered = inOrder(lines, order)
        expect(ids(ordered).toSorted((a, b) => a - b)).toEqual(ids(lines).toSorted((a, b) => a - b))
        expect(inOrder(ordered, order)).toEqual(ordered)
      }),
    )
  })
})

test('lines are equal if all their values are', () => {
  expect(isSameLine(line(1), line(1))).toBe(true)
  const others = [line(2), line(1, 2), line(1, 1, { notes: 'x' }), line(1, 1, { dose })]
  for (const other of others) expect(isSameLine(line(1), other)).toBe(false)
})
