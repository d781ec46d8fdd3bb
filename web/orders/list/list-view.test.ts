import { expect, test } from 'vitest'
import { listPath, listSearch, readListView } from './list-view.ts'

const place = (search: string) => readListView(new URLSearchParams(search))

test('the search is part of the URL, and is restored from it', () => {
  expect(place('?query=V-10486&year=2026')).toEqual({ query: 'V-10486', year: 2026 })
  expect(listSearch({ query: 'zinc & more', year: 2026 })).toBe('?query=zinc+%26+more&year=2026')
  expect(listSearch({ query: '', year: null })).toBe('')
})

test('a year before the first possible order is ignored', () => {
  expect(place('?year=all')).toEqual({ query: '', year: null })
  expect(place('?year=99999').year).toBeNull()
})

test('five orders are requested at a time', () => {
  expect(listPath({ query: 'zinc', year: null }, 2)).toBe('/v2/account/orders?query=zinc&page=2&limit=5')
})
