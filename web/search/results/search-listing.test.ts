import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toggled } from '#domain/catalogue/choosing.ts'
import { filterGroups } from '#domain/catalogue/filters.ts'
import { withOrderName } from '#domain/catalogue/ordering.ts'
import { longestQuery } from '#domain/search/limits.ts'
import { searchOrderMenu } from '#domain/search/order-menu.ts'
import { keptOf, plainSearch, readSearch, searchCall, writeSearch } from './search-listing.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))
const magnesium = { ...plainSearch, query: 'magnesium 300 mg' }

describe('the address of results', () => {
  test('always says query, page and size, so that one sees and can change them', () => {
    expect(writeSearch(magnesium)).toBe('?query=magnesium+300+mg&per_page=12&page=1')
  })

  test('says again whatever was read from it', () => {
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

  test('never fails on what a stranger types', () => {
    const names = fc.constantFrom(...filterGroups, 'query', 'page', 'per_page', 'order_by', 'order', 'exact')
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'binary' })), (address) => {
        const listing = readSearch(new URLSearchParams(address))
        expect(read(writeSearch(listing))).toEqual(listing)
      }),
    )
  })

  test('is cut where nobody means more', () => {
    expect(read(`query=${'z'.repeat(10_000)}`).query).toHaveLength(longestQuery)
  })

  test('never asks for more on a page than the call gives', () => {
    expect(read('per_page=5000').perPage).toBe(12)
    expect(read('per_page=500').perPage).toBe(100)
    expect(read('per_page=-1').perPage).toBe(12)
  })

  test('puts the best match first unless another order is chosen, as a form without JavaScript says it', () => {
    expect(read('query=zinc&order_name=0')).toMatchObject({ orderBy: 'match' })
    expect(read('query=zinc&order_name=1')).toMatchObject({ orderBy: 'id', order: 'desc' })
    expect(writeSearch(withOrderName(magnesium, searchOrderMenu, 1))).toContain('&order_by=id&order=desc')
  })
})

test('filters keep what was typed, and how, but lead to the first page', () => {
  const third = { ...magnesium, page: 3, perPage: 24, exact: true }
  expect(writeSearch(toggled(third, 'brands', 7))).toBe(
    '?query=magnesium+300+mg&per_page=24&exact=1&page=1&brands=7',
  )
  expect(keptOf(third)).toBe('query=magnesium+300+mg&per_page=24&exact=1')
})

test('the call names the language, and asks for what the page shows', () => {
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
