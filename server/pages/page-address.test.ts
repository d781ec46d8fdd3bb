import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalSearch, pageAddress } from './page-address.ts'

test('the same choice in another order is the same page', () => {
  const one = pageAddress('/en/products?brands=9,2&categories=4,4,1&utm_source=mail')
  const other = pageAddress('/en/products?categories=1,4&brands=2,9')
  expect(one).toEqual(other)
  expect(one?.url).toBe('/en/products?categories=1,4&brands=2,9')
})

test('defaults and what no page reads are left out', () => {
  expect(normalSearch('order_by=id&order=desc&order_name=1&page=1&fbclid=x')).toBe('')
  expect(normalSearch('page=2&order=asc')).toBe('?order=asc&page=2')
})

test('the number of the order menu counts only where the order is not said', () => {
  expect(normalSearch('order_name=4')).toBe('?order_name=4')
  expect(normalSearch('order_by=price&order=asc&order_name=5')).toBe('?order_by=price&order=asc')
})

test('a chosen size of a product is part of its page’s address', () => {
  expect(pageAddress('/en/products/zinc?variant=0012')?.url).toBe('/en/products/zinc?variant=12')
  expect(normalSearch('variant=big')).toBe('')
})

test('nonsense in known parameters is left out', () => {
  expect(normalSearch('page=0&page=-1&order_by=weight&availability=<script>&brands=a,b')).toBe('')
  expect(normalSearch(`brands=${'9'.repeat(100_000)}`)).toBe('')
})

test('a page’s data is another answer than the page, in the same language', () => {
  expect(pageAddress('/hu/products.data?page=2')).toEqual({ language: 'hu', url: '/hu/products.data?page=2' })
  expect(pageAddress('/hu.data')?.language).toBe('hu')
})

test('a path without a language is no page', () => {
  expect(pageAddress('/products')).toBeUndefined()
  expect(pageAddress('/xx/products')).toBeUndefined()
})

test.each([
  '/en/products/../about',
  '/en/..//shop.example',
  '/en/%2E%2e/about',
  '/en/products/.',
  '/en/\\about',
  '/en/products#top',
  '/en/%70rotocols/c2VjcmV0',
  '/en/auth/%61ctivate/c2VjcmV0',
])('%s goes roundabout and is no page', (path) => {
  expect(pageAddress(path)).toBeUndefined()
})

test('dots inside a name are the name’s own', () => {
  expect(pageAddress('/en/products/dr.-lind')?.url).toBe('/en/products/dr.-lind')
})

test('normalising twice changes nothing', () => {
  const name = fc.constantFrom(
    'brands',
    'categories',
    'page',
    'order',
    'order_by',
    'order_name',
    'view',
    'all',
    'x',
  )
  const query = fc.array(fc.tuple(name, fc.string())).map((pairs) => new URLSearchParams(pairs).toString())
  fc.assert(
    fc.property(query, (search) => {
      const once = normalSearch(search)
      expect(normalSearch(once.slice(1))).toBe(once)
    }),
  )
})
