import { expect, test } from 'vitest'
import { mainNavigation } from './navigation.ts'

const lastOf = (type?: 1 | 2 | 3 | 4) => mainNavigation(type).at(-1)?.key

test('visitors see a link about practitioners; users with protocols see a link to their own', () => {
  expect(lastOf()).toBe('practitioners')
  expect([lastOf(2), lastOf(3)]).toEqual(['protocols', 'protocols'])
  expect(lastOf(4)).toBe('my-protocols')
  expect(lastOf(1)).toBe('practitioners')
})

test('all entries before the last are the same for everybody', () => {
  const before = (type?: 1 | 2 | 3 | 4) => mainNavigation(type).slice(0, -1)
  for (const type of [1, 2, 3, 4] as const) expect(before(type)).toEqual(before())
})
