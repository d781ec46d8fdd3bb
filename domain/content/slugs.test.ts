import { expect, test } from 'vitest'
import { isPageSlug, isReservedSlug, standardPages } from './slugs.ts'

test.each(['', 'Über', 'a b', '../etc', '-a', 'a--b', '<b>', 'x'.repeat(81)])(
  '"%s" is not an address',
  (text) => {
    expect(isPageSlug(text)).toBe(false)
  },
)

test('an address of the shop itself cannot be taken, but its own pages can be written anew', () => {
  expect(isReservedSlug('cart')).toBe(true)
  expect(isReservedSlug('nl')).toBe(true)
  expect(standardPages.some(isReservedSlug)).toBe(false)
})
