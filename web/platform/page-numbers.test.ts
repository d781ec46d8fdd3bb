import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageNumbers, shownRange } from './page-numbers.tsx'

describe('page numbers', () => {
  test('show the first, the last and the neighbours', () => {
    expect(pageNumbers(6, 47)).toEqual([1, null, 5, 6, 7, null, 47])
  })

  test('have no gap where a single number would fit', () => {
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('link to existing pages only, in order, including the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (current, pages) => {
        const numbers = pageNumbers(current, pages).filter((page) => page !== null)
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
        expect(numbers.every((page) => page >= 1 && page <= pages)).toBe(true)
        expect(numbers).toContain(pages)
      }),
    )
  })
})

test('the third page with one more page loaded shows products 53 to 104', {
  tags: 'filters-next-page',
}, () => {
  expect(shownRange(3, 52, 26)).toEqual({ from: 53, to: 104 })
})
