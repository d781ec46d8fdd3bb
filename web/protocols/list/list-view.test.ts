import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListView, listSearch, readListView, sortings } from './list-view.ts'

const read = (search: string) => readListView(new URLSearchParams(search))

test('the default list has a URL without a query', () => {
  expect(listSearch({ query: '', order: 'default', page: 1 })).toBe('')
  expect(read('')).toEqual({ query: '', order: 'default', page: 1 })
})

test('the state of the list is restored from the URL', () => {
  const places = fc.record<ListView>({
    query: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    order: fc.constantFrom(...sortings),
    page: fc.integer({ min: 1, max: 9_999_999 }),
  })
  fc.assert(
    fc.property(places, (place) => {
      expect(read(listSearch(place))).toEqual(place)
    }),
  )
})

test('an invalid URL shows the default list', () => {
  expect(read('page=0&order=newest')).toEqual({ query: '', order: 'default', page: 1 })
  expect(read('page=-3')).toMatchObject({ page: 1 })
  expect(read('page=1e9')).toMatchObject({ page: 1 })
  expect(read(`query=${'a'.repeat(10_000)}`).query).toHaveLength(200)
})
