import { expect, test } from 'vitest'
import { type ListView, listPath, readListView, withListView } from './list-view.ts'

const place = (search: string) => readListView(new URLSearchParams(search))
const searchOf = (view: ListView, before = '') => withListView(new URLSearchParams(before), view).toString()

test('the search is part of the URL, and is restored from it', () => {
  expect(place('?query=V-10486&year=2026')).toEqual({ query: 'V-10486', year: 2026, pages: 1 })
  expect(searchOf({ query: 'zinc & more', year: 2026, pages: 1 })).toBe('query=zinc+%26+more&year=2026')
  expect(searchOf({ query: '', year: null, pages: 1 }, 'query=zinc&pages=3')).toBe('')
})

test('a reader who comes back finds as many orders as before', () => {
  expect(searchOf({ query: '', year: null, pages: 3 })).toBe('pages=3')
  expect(place('?pages=3').pages).toBe(3)
  expect(place('?pages=-1').pages).toBe(1)
})

test('a search among the own orders leaves the list of clients’ orders beside them as it is', () => {
  expect(searchOf({ query: 'zinc', year: null, pages: 1 }, 'client_pages=2&pages=3')).toBe(
    'client_pages=2&query=zinc',
  )
})

test('a year before the first possible order is ignored', () => {
  expect(place('?year=all')).toEqual({ query: '', year: null, pages: 1 })
  expect(place('?year=99999').year).toBeNull()
})

test('five orders are requested at a time', () => {
  expect(listPath({ query: 'zinc', year: null }, 2)).toBe('/v2/account/orders?query=zinc&page=2&limit=5')
})
