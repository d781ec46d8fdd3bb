import { expect, test } from 'vitest'
import { isSlug, isTakenAddress, slugOf, standardPages } from './slugs.ts'

test('an address is made of what an admin types', () => {
  expect(slugOf('Our Story: ten years!')).toBe('our-story-ten-years')
  expect(slugOf('  Éthique & qualité ')).toBe('ethique-qualite')
  expect(slugOf('日本')).toBe('')
})

test.each(['', 'Über', 'a b', '../etc', '-a', 'a--b', '<b>', 'x'.repeat(81)])(
  '"%s" is not an address',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)

test('an address of the shop itself cannot be taken, but its own pages can be written anew', () => {
  expect(isTakenAddress('cart')).toBe(true)
  expect(isTakenAddress('nl')).toBe(true)
  expect(standardPages.some(isTakenAddress)).toBe(false)
})
