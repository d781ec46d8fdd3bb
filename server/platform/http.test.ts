import { expect, test } from 'vitest'
import { pathOf } from './http.ts'

test.each([
  ['/en/products?page=2', '/en/products?page=2'],
  ['http://shop.example/en/products?page=2', '/en/products?page=2'],
  ['HTTPS://shop.example:8080', '/'],
  ['http://shop.example?x', '/?x'],
  ['*', '/*'],
  ['//shop.example', '//shop.example'],
  ['/en/%?x=%', '/en/%25?x=%'],
  ['/en/%C3%A9', '/en/%C3%A9'],
  ['/api/v2/%', '/api/v2/%'],
])('a request for %s is read as %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})
