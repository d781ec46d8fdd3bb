import { expect, test } from 'vitest'
import { readUserSearch, userSearch } from './user-list.tsx'

test('what is searched for and the page stand in the address', () => {
  const search = { query: 'réka & co', page: 3 }
  expect(readUserSearch(new URLSearchParams(userSearch(search)))).toEqual(search)
  expect(userSearch({ query: '', page: 1 })).toBe('')
})

test.each(['0', '-1', 'x', '1e3', ''])('page "%s" is the first', (page) => {
  expect(readUserSearch(new URLSearchParams({ page })).page).toBe(1)
})
