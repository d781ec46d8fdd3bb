import { expect, test } from 'vitest'
import { pagePath, queryString } from './query-string.ts'

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

test('the first page of a list has the address of the list', () => {
  expect(pagePath('/admin/jobs', 1)).toBe('/admin/jobs')
  expect(pagePath('/admin/jobs', 2)).toBe('/admin/jobs?page=2')
})
