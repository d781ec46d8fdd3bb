import { expect, test } from 'vitest'
import { readUserSearch, userSearch } from './user-list.tsx'

test('search and page are part of the URL', () => {
  const search = { query: 'réka & co', page: 3 }
  expect(readUserSearch(new URLSearchParams(userSearch(search)))).toEqual(search)
  expect(userSearch({ query: '', page: 1 })).toBe('')
})

test.each(['0', '-1', 'x', '1e3', ''])('page "%s" shows the first page', (page) => {
  expect(readUserSearch(new URLSearchParams({ page })).page).toBe(1)
})
