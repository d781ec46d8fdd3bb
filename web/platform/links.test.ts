import { expect, test } from 'vitest'
import { languagePath, pathWithoutLanguage } from './links.tsx'

test('a path within the shop gets the language only once', { tags: 'route-links' }, () => {
  expect(languagePath('hu', '/products')).toBe('/hu/products')
  expect(languagePath('hu', '/hu/products')).toBe('/hu/products')
  expect(languagePath('hu', '/hungry')).toBe('/hu/hungry')
  expect(languagePath('zh_tw', '/')).toBe('/zh_tw')
  expect(languagePath('en', '/?page=2')).toBe('/en?page=2')
  expect(languagePath('en', '/en?page=2')).toBe('/en?page=2')
})

test('the path of a page without its language gets another one', () => {
  expect(pathWithoutLanguage('/hu/products/zinc')).toBe('/products/zinc')
  expect(pathWithoutLanguage('/zh_tw')).toBe('/')
  expect(languagePath('de', pathWithoutLanguage('/hu/'))).toBe('/de')
})
