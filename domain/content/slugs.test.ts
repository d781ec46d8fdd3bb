import { expect, test } from 'vitest'
import { isPageSlug, isTakenAddress, standardPages } from './slugs.ts'

test.each(['', 'Über', 'a b', '../etc', '-a', 'a--b', '<b>', 'x'.repeat(81)])(
  '"%s" is not an address',
  (text) => {
    expect(isPageSlug(text)).toBe(false)
  },
)

test('an address of the shop itself cannot be taken, but its own pages can be written anew', () => {
  expect(isTakenAddress('cart')).toBe(true)
  expect(isTakenAddress('nl')).toBe(true)
  expect(standardPages.some(isTakenAddress)).toBe(false)
})
