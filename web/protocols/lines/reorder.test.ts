import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropPlace, moved, placeAfterKey } from './reorder.ts'

describe('reordering lines', () => {
  test('the line is at its new position, the others keep their order', () => {
    expect(moved(['zinc', 'iron', 'omega', 'maca'], 3, 1)).toEqual(['zinc', 'maca', 'iron', 'omega'])
    expect(moved(['zinc', 'iron', 'omega', 'maca'], 0, 2)).toEqual(['iron', 'omega', 'zinc', 'maca'])
  })

  test('no line is lost or duplicated, and moving back restores the order', () => {
    const lists = fc
      .uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 })
      .chain((items) => fc.tuple(fc.constant(items), fc.nat(items.length - 1), fc.nat(items.length - 1)))
    fc.assert(
      fc.property(lists, ([items, from, to]) => {
        const after = moved(items, from, to)
        expect(after[to]).toBe(items[from])
        expect(moved(after, to, from)).toEqual(items)
      }),
    )
  })
})

describe('dropping a line', () => {
  const heights = [100, 60, 40, 100]

  test('it stays in place until it has passed the middle of a neighbour', () => {
    expect(dropPlace(heights, 0, 29)).toBe(0)
    expect(dropPlace(heights, 0, 30)).toBe(1)
    expect(dropPlace(heights, 3, -19)).toBe(3)
    expect(dropPlace(heights, 3, -20)).toBe(2)
  })

  test('it passes several lines of different heights', () => {
    expect(dropPlace(heights, 0, 60 + 20)).toBe(2)
    expect(dropPlace(heights, 3, -(40 + 30))).toBe(1)
  })

  test('beyond the ends it becomes the first or last', () => {
    expect(dropPlace(heights, 2, -5000)).toBe(0)
    expect(dropPlace(heights, 1, 5000)).toBe(3)
  })
})

describe('keys on the drag handle', () => {
  test('arrows move by one, Home and End to the ends, and nothing leaves the list', () => {
    expect(placeAfterKey('ArrowUp', 2, 4)).toBe(1)
    expect(placeAfterKey('ArrowDown', 2, 4)).toBe(3)
    expect(placeAfterKey('Home', 2, 4)).toBe(0)
    expect(placeAfterKey('End', 1, 4)).toBe(3)
    expect(placeAfterKey('ArrowUp', 0, 4)).toBe(0)
    expect(placeAfterKey('ArrowDown', 3, 4)).toBe(3)
  })

  test('other keys move nothing', () => {
    expect(placeAfterKey('Enter', 1, 4)).toBeUndefined()
    expect(placeAfterKey('toString', 1, 4)).toBeUndefined()
  })
})
