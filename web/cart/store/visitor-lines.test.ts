import { describe, expect, test } from 'vitest'
import { dayMs } from '#domain/clocks.ts'
import { memoryDrawer } from '../../../tests/support/memory-drawer.ts'
import { store } from '../../platform/storage.ts'
import { visitorCartName } from '../../platform/visitor-goods.ts'
import { readVisitorLines, storeVisitorLines } from './visitor-lines.ts'

const nowMs = 1_800_000_000_000
const lines = [
  { variantId: 1, quantity: 2 },
  { variantId: 7, quantity: 1, linkToken: 'a-token-of-a-link' },
]

describe('a visitor’s cart', () => {
  test('is found again for thirty days', () => {
    const drawer = memoryDrawer()
    storeVisitorLines(drawer, lines, nowMs)
    expect(readVisitorLines(drawer, nowMs + 29 * dayMs)).toEqual(lines)
    expect(readVisitorLines(drawer, nowMs + 31 * dayMs)).toEqual([])
  })

  test('that is empty leaves nothing behind', () => {
    const drawer = memoryDrawer()
    storeVisitorLines(drawer, lines, nowMs)
    storeVisitorLines(drawer, [], nowMs)
    expect(drawer.keys()).toEqual([])
  })

  test('is empty where the browser refuses storage', () => {
    storeVisitorLines(undefined, lines, nowMs)
    expect(readVisitorLines(undefined, nowMs)).toEqual([])
  })

  test.each([
    ['no list', { variantId: 1, quantity: 1 }],
    ['no product', [{ quantity: 1 }]],
    ['a quantity that is none', [{ variantId: 1, quantity: 0.5 }]],
    ['less than nothing', [{ variantId: 1, quantity: -1 }]],
    ['nothing at all', [null]],
  ])('leaves out what is no line: %s', (_, stored) => {
    const drawer = memoryDrawer()
    store(drawer, visitorCartName, stored, nowMs + dayMs)
    expect(readVisitorLines(drawer, nowMs)).toEqual([])
  })

  test('holds no more than ninety-nine packs of one product', () => {
    const drawer = memoryDrawer()
    storeVisitorLines(drawer, [{ variantId: 1, quantity: 1000 }], nowMs)
    expect(readVisitorLines(drawer, nowMs)).toEqual([{ variantId: 1, quantity: 99 }])
  })
})
