import { expect, test } from 'vitest'
import { searchFrom } from './address-search.ts'

test('a query string has what is given, in this order, and nothing that is empty', () => {
  const values = {
    query: 'fish & oil',
    filter: '',
    order: undefined,
    year: null,
    page: 2,
    isOpen: false,
  } as const
  expect(searchFrom(values)).toBe('?query=fish+%26+oil&page=2')
})

test('without values there is no query string', () => {
  expect(searchFrom({ query: '', page: undefined })).toBe('')
})

test('a number may be 0', () => {
  expect(searchFrom({ from: 0 })).toBe('?from=0')
})
