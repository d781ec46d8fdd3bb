import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopRoutes } from '../../tests/support/shop-routes.ts'
import { pageAddress as addressOf, normalSearch } from './page-address.ts'

const pageAddress = (url: string) => addressOf(shopRoutes, url)

test('the same filters in another order are the same page', () => {
  const one = pageAddress('/en/products?brands=9,2&categories=4,4,1&utm_source=mail')
  const other = pageAddress('/en/products?categories=1,4&brands=2,9')
  expect(one).toEqual(other)
  expect(one?.url).toBe('/en/products?categories=1,4&brands=2,9')
})

test('defaults and unknown parameters are left out', () => {
  expect(normalSearch('order_by=id&order=desc&order_name=1&page=1&fbclid=x')).toBe('')
  expect(normalSearch('page=2&order=asc')).toBe('?order=asc&page=2')
})

test('the number of the sorting menu counts only if no order is given', () => {
  expect(normalSearch('order_name=4')).toBe('?order_name=4')
  expect(normalSearch('order_by=price&order=asc&order_name=5')).toBe('?order_by=price&order=asc')
})

test('a price is the same URL however it is written, and all invalid ones share one', () => {
  expect(normalSearch('price_max=020.50')).toBe('?price_max=20.5')
  for (const price of ['0', '20,50', '-1', '<script>', '1e9', '1000000000'])
    expect(normalSearch(`price_max=${price}`)).toBe('?price_max=x')
  expect(normalSearch('price_min=0&price_max=&per_day_max=&ingredient=&amount_min=')).toBe('')
})

test('a chosen size of a product is part of its page’s URL', () => {
  expect(pageAddress('/en/products/zinc?variant=0012')?.url).toBe('/en/products/zinc?variant=12')
  expect(normalSearch('variant=big')).toBe('')
})

test('a search text is part of the URL of results only, with their own sorting', () => {
  const results = (search: string) => pageAddress(`/ja/search-results${search}`)?.url
  expect(results('?utm_source=mail&query=++Omega%203%20%E2%80%AEFisch%C3%B6l%00&per_page=12&page=1')).toBe(
    '/ja/search-results?query=Omega%203%20Fisch%C3%B6l',
  )
  expect(results('?order_by=id&query=zinc&exact=1&per_page=024&brands=9,2')).toBe(
    '/ja/search-results?query=zinc&brands=2,9&order_by=id&per_page=24&exact=1',
  )
  expect(results('?query=zinc&order_name=1')).toBe('/ja/search-results?query=zinc&order_name=1')
  expect(results('?query=zinc&order_name=0')).toBe('/ja/search-results?query=zinc')
  expect(results('?query=a&query=b')).toBe('/ja/search-results?query=a%2Cb')
  expect(results('?query=+%09&order_by=match&exact=yes')).toBe('/ja/search-results')
  expect(pageAddress('/ja/search-results.data?query=zinc')?.url).toBe('/ja/search-results.data?query=zinc')
  expect(pageAddress('/ja/products?query=zinc')?.url).toBe('/ja/products')
})

test('a query of 10,000 letters is cut', () => {
  expect(pageAddress(`/en/search-results?query=${'a'.repeat(10_000)}`)?.url).toHaveLength(225)
})

test('invalid values of known parameters are left out', () => {
  expect(normalSearch('page=0&page=-1&order_by=weight&availability=<script>&brands=a,b')).toBe('')
  expect(normalSearch(`brands=${'9'.repeat(100_000)}`)).toBe('')
})

test('a page’s data is another response than the page, in the same language', () => {
  expect(pageAddress('/hu/products.data?page=2')).toMatchObject({
    language: 'hu',
    url: '/hu/products.data?page=2',
  })
  expect(pageAddress('/hu.data')?.language).toBe('hu')
})

test('a path without a language is not a page', { tags: 'route-language-first' }, () => {
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
  '/en/products/%E0%A4%A',
  '/en/products/zinc%2Edata',
])('%s is not normalised and so not a page', (path) => {
  expect(pageAddress(path)).toBeUndefined()
})

test('dots inside a name belong to the name', () => {
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
    'query',
    'per_page',
    'exact',
    'x',
  )
  const query = fc.array(fc.tuple(name, fc.string())).map((pairs) => new URLSearchParams(pairs).toString())
  fc.assert(
    fc.property(query, (search) => {
      const once = normalSearch(search)
      expect(normalSearch(once.slice(1))).toBe(once)
      const results = pageAddress(`/en/search-results?${search}`)!.url
      expect(pageAddress(results)?.url).toBe(results)
    }),
  )
})
