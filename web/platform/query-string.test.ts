import { expect, test } from 'vitest'
import { queryString } from './query-string.ts'

test('a query string has what is given, in this order, and nothing that is empty', () => {
  const values = {
    query: 'fish & oil',
    filter: '',
    order: undefined,
    year: null,
    page: 2,
    isOpen: false,
  } as const
  expect(queryString(values)).toBe('?query=fish+%26+oil&page=2')
})

test('without values there is no query string', () => {
  expect(queryString({ query: '', page: undefined })).toBe('')
})

test('a number may be 0', () => {
  expect(queryString({ from: 0 })).toBe('?from=0')
})
