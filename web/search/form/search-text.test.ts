import { expect, test } from 'vitest'
import { searchQueryMaximum } from '#domain/search/limits.ts'
import { resultsPath, textAt } from './search-text.ts'

test('the box shows the query of the results', () => {
  expect(textAt('/de/search-results', '?query=Omega%203+Fisch%C3%B6l&page=2')).toBe('Omega 3 Fischöl')
  expect(textAt('/de/search-results', '')).toBe('')
})

test('an endless query in a URL does not fill the box', () => {
  expect(textAt('/en/search-results', `?query=${'a'.repeat(10_000)}`)).toHaveLength(searchQueryMaximum)
})

test.each(['/en/products', '/ja/products/magnesium-bisglycinate'])('%s keeps what was typed', (path) => {
  expect(textAt(path, '?query=other')).toBeUndefined()
})

test.each(['/en', '/en/brands', '/en/account/practitioner', '/en/products-of-the-week'])(
  '%s clears the box',
  (path) => {
    expect(textAt(path, '?query=other')).toBe('')
  },
)

test('a query with special characters survives a URL', () => {
  const query = '100% d3 & k2 + zinc? #1'
  const path = resultsPath(query, { brands: 7 })
  const { searchParams } = new URL(path, 'https://shop.example')
  expect(searchParams.get('query')).toBe(query)
  expect(searchParams.get('brands')).toBe('7')
})
