import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filtersFromUrl,
  hasFilters,
  idsOf,
  noFilters,
  type OptionTrees,
  withFilter,
  withoutFilter,
} from './filters.ts'

const options: OptionTrees = {
  categories: [{ id: 10, children: [{ id: 11, children: [{ id: 12 }] }] }, { id: 20 }],
  health_goals: [{ id: 30 }],
  brands: [{ id: 1 }, { id: 2 }],
  delivery_form: [],
  suitable_for: [],
  free_from: [],
  availability: [{ id: 1 }, { id: 2 }],
  zero_waste: [{ id: 1 }],
}
const read = (query: string) => filtersFromUrl(new URLSearchParams(query), options)

describe('the filters in a URL', () => {
  test('are ids, including nested options', { tags: ['filters-from-url', 'filters-url-tree'] }, () => {
    expect(read('categories=12,20&brands=2').categories).toEqual([12, 20])
    expect(read('categories=12,20&brands=2').brands).toEqual([2])
  })
  test('accept 1 and 2 for availability, and 1 for sale', { tags: 'filters-url-fixed' }, () => {
    expect(read('availability=1,2,3').availability).toEqual([1, 2])
    expect(read('zero_waste=1,2').zero_waste).toEqual([1])
  })
  test('ignore unknown ids, words and signs', { tags: 'filters-url-unknown' }, () => {
    expect(read('brands=1,99,abc,-2,1.5,,1e0,0x2, 2 ').brands).toEqual([1, 2])
    expect(hasFilters(read('brands=<script>&colour=red'))).toBe(false)
  })
})

test('a list of ids gives only distinct positive integers', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const ids = idsOf(text)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
    }),
  )
})

test('a filter added twice appears once, and is gone when removed', {
  tags: ['filters-add', 'filters-remove'],
}, () => {
  const once = withFilter(noFilters, 'brands', 2)
  expect(withFilter(once, 'brands', 2)).toEqual(once)
  expect(withoutFilter(once, 'brands', 2)).toEqual(noFilters)
})
