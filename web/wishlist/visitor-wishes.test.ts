import { describe, expect, test } from 'vitest'
import { dayMs } from '#domain/clocks.ts'
import { memoryDrawer } from '../../tests/support/memory-drawer.ts'
import { forgetPersonal } from '../platform/session/forget-person.ts'
import { store } from '../platform/storage.ts'
import { visitorWishlistName } from '../platform/visitor-goods.ts'
import { readVisitorWishes, storeVisitorWishes } from './visitor-wishes.ts'

const nowMs = 1_800_000_000_000

describe('a visitor’s wishlist', () => {
  test('is found again for thirty days', () => {
    const drawer = memoryDrawer()
    storeVisitorWishes(drawer, [7, 3], nowMs)
    expect(readVisitorWishes(drawer, nowMs + 29 * dayMs)).toEqual([7, 3])
    expect(readVisitorWishes(drawer, nowMs + 31 * dayMs)).toEqual([])
  })

  test('that is empty leaves nothing behind, nor does a logout', () => {
    const drawer = memoryDrawer()
    storeVisitorWishes(drawer, [7], nowMs)
    storeVisitorWishes(drawer, [], nowMs)
    expect(drawer.keys()).toEqual([])
    storeVisitorWishes(drawer, [7], nowMs)
    forgetPersonal(drawer)
    expect(drawer.keys()).toEqual([])
  })

  test('is empty where the browser refuses storage', () => {
    storeVisitorWishes(undefined, [7], nowMs)
    expect(readVisitorWishes(undefined, nowMs)).toEqual([])
  })

  test.each([
    ['no list', { 0: 7 }, []],
    ['what is no product', [7, '8', -1, 0.5, null, 7, 4_000_000_000], [7]],
    [
      'more than it holds',
      Array.from({ length: 501 }, (_, at) => at + 1),
      Array.from({ length: 500 }, (_, at) => at + 1),
    ],
  ])('leaves out %s', (_, stored, expected) => {
    const drawer = memoryDrawer()
    store(drawer, visitorWishlistName, stored, nowMs + dayMs)
    expect(readVisitorWishes(drawer, nowMs)).toEqual(expected)
  })
})
