import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toggled, withoutFilters } from '#domain/catalogue/filter-params.ts'
import { filterGroups, noFilters } from '#domain/catalogue/filters.ts'
import { directions, orderFields, orderMenu } from '#domain/catalogue/listing.ts'
import { orderName, withOrderName } from '#domain/catalogue/ordering.ts'
import { type Listing, listingViews, plainListing, readListing, writeListing } from './listing-query.ts'

const read = (query: string) => readListing(new URLSearchParams(query))
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 5 })
const listings: fc.Arbitrary<Listing> = fc.record({
  choice: fc.record(
    {
      ...(Object.fromEntries(filterGroups.map((group) => [group, ids])) as Record<
        (typeof filterGroups)[number],
        typeof ids
      >),
      price_max: fc.integer({ min: 1, max: 99_999_999 }),
    },
    { requiredKeys: [...filterGroups] },
  ),
  orderBy: fc.constantFrom(...orderFields),
  order: fc.constantFrom(...directions),
  page: fc.integer({ min: 1, max: 999_999_999 }),
  view: fc.constantFrom(...listingViews),
  all: fc.subarray([...filterGroups]),
})

describe('the URL of the catalogue', () => {
  test('is written as it was read', { tags: ['listing-params', 'listing-order-params'] }, () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(read(writeListing(listing))).toEqual(listing)
      }),
    )
  })

  test('never fails on unexpected input', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...filterGroups, 'price_max', 'page', 'order', 'order_by', 'view', 'all'),
          fc.string(),
        ),
        (query) => {
          const address = writeListing(readListing(new URLSearchParams(query)))
          expect(address).toMatch(/^$|^\?[a-z_]+=[a-z0-9_,.]+(&[a-z_]+=[a-z0-9_,.]+)*$/)
        },
      ),
    )
  })

  test('is empty for the newest products, first page', {
    tags: ['listing-defaults', 'constant-order'],
  }, () => {
    expect(writeListing(plainListing)).toBe('')
    expect(read('order_by=id&order=desc&order_name=1&page=1')).toEqual(plainListing)
  })

  test('lists ids with commas, and names the sort order', { tags: 'listing-ids' }, () => {
    const listing = withOrderName(toggled(toggled(plainListing, 'brands', 7), 'brands', 3), orderMenu, 4)
    expect(writeListing(listing)).toBe('?brands=7,3&order_by=price&order=asc&order_name=4')
  })

  test('accepts repeated parameters from a form without JavaScript', () => {
    expect(read('brands=7&brands=3&brands=7').choice.brands).toEqual([7, 3])
  })

  test('accepts the number of the sort order, as sent by a form without JavaScript', () => {
    expect(read('order_name=4')).toMatchObject({ orderBy: 'price', order: 'asc' })
    expect(read('order_by=name&order=asc&order_name=4')).toMatchObject({ orderBy: 'name', order: 'asc' })
  })

  test('falls back to the newest products for an unknown sort order', () => {
    expect(read('order_by=popularity&order=up')).toMatchObject({ orderBy: 'id', order: 'desc' })
  })

  test('recognises every sort order by its number', { tags: 'filters-order' }, () => {
    for (const { order_name } of orderMenu) {
      expect(orderName(withOrderName(plainListing, orderMenu, order_name), orderMenu)).toBe(order_name)
    }
  })
})

describe('choosing filters', () => {
  const third = { ...plainListing, page: 3 }

  test('an option twice restores the original choice, on the first page', () => {
    expect(toggled(toggled(third, 'free_from', 5), 'free_from', 5)).toEqual(plainListing)
  })

  test('reset removes all filters, and keeps sort order and view', { tags: 'filters-reset' }, () => {
    const listing: Listing = { ...toggled(third, 'brands', 1), view: 'list', orderBy: 'name', order: 'asc' }
    expect(withoutFilters(listing)).toEqual({ ...listing, choice: noFilters, page: 1 })
  })
})
