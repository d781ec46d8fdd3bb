import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toggled } from '#domain/catalogue/filter-params.ts'
import { filterGroups } from '#domain/catalogue/filters.ts'
import { withOrderName } from '#domain/catalogue/ordering.ts'
import { searchQueryMaximum } from '#domain/search/limits.ts'
import { searchOrderMenu } from '#domain/search/order-menu.ts'
import { keptOf, plainSearch, readSearch, searchCall, writeSearch } from './search-listing.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))
const magnesium = { ...plainSearch, query: 'magnesium 300 mg' }

describe('the URL of the results', () => {
  test('always contains query, page and size, so that users can see and change them', () => {
    expect(writeSearch(magnesium)).toBe('?query=magnesium+300+mg&per_page=12&page=1')
  })

  test('is written as it was read', () => {
    const listings = fc.record({
      query: fc.constantFrom('zinc', 'Fischöl & Q10', '維生素', 'a+b=c?', '50 %', 'ömega "3"'),
      page: fc.integer({ min: 1, max: 999_999_999 }),
      perPage: fc.integer({ min: 1, max: 100 }),
      exact: fc.boolean(),
      entry: fc.constantFrom(...searchOrderMenu),
      brands: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 4 }),
      all: fc.subarray([...filterGroups]),
    })
    fc.assert(
      fc.property(listings, ({ entry, brands, ...rest }) => {
        const choice = { ...plainSearch.choice, brands }
        const listing = { ...rest, choice, orderBy: entry.order_by, order: entry.order }
        expect(read(writeSearch(listing))).toEqual(listing)
      }),
    )
  })

  test('never fails on unexpected input', () => {
    const names = fc.constantFrom(...filterGroups, 'query', 'page', 'per_page', 'order_by', 'order', 'exact')
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'binary' })), (address) => {
        const listing = readSearch(new URLSearchParams(address))
        expect(read(writeSearch(listing))).toEqual(listing)
      }),
    )
  })

  test('is truncated at a maximum length', () => {
    expect(read(`query=${'z'.repeat(10_000)}`).query).toHaveLength(searchQueryMaximum)
  })

  test('never requests more per page than the call allows', () => {
    expect(read('per_page=5000').perPage).toBe(12)
    expect(read('per_page=500').perPage).toBe(100)
    expect(read('per_page=-1').perPage).toBe(12)
  })

  test('sorts by relevance unless another order is chosen, also from a form without JavaScript', () => {
    expect(read('query=zinc&order_name=0')).toMatchObject({ orderBy: 'match' })
    expect(read('query=zinc&order_name=1')).toMatchObject({ orderBy: 'id', order: 'desc' })
    expect(writeSearch(withOrderName(magnesium, searchOrderMenu, 1))).toContain('&order_by=id&order=desc')
  })
})

test('keeps the query when filters change, but returns to the first page', () => {
  const third = { ...magnesium, page: 3, perPage: 24, exact: true }
  expect(writeSearch(toggled(third, 'brands', 7))).toBe(
    '?query=magnesium+300+mg&per_page=24&exact=1&page=1&brands=7',
  )
  expect(keptOf(third)).toBe('query=magnesium+300+mg&per_page=24&exact=1')
})

test('becomes a call with the language and what the page shows', () => {
  const asked = searchCall({ ...toggled(magnesium, 'brands', 7), all: ['brands'], page: 2 }, 'de')
  expect(Object.fromEntries(asked)).toEqual({
    query: 'magnesium 300 mg',
    page: '2',
    per_page: '12',
    brands: '7',
    language_code: 'de',
    formatted: '1',
    with_filters: '1',
  })
})
