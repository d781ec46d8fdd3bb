import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#domain/local-time.ts'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { clearPersonalDataIn } from '../platform/session/clear-personal-data.ts'
import { writeStored } from '../platform/storage.ts'
import { visitorWishlistName } from '../platform/visitor-data.ts'
import { visitorWishes } from './visitor-wishes.ts'

const nowMs = 1_800_000_000_000
let storage: ReturnType<typeof memoryStorage>

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs })
  storage = memoryStorage()
  vi.stubGlobal('window', { localStorage: storage })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a visitor’s wishlist', () => {
  test('is kept for thirty days', () => {
    visitorWishes.write([7, 3])
    vi.setSystemTime(nowMs + 29 * dayMs)
    expect(visitorWishes.read()).toEqual([7, 3])
    vi.setSystemTime(nowMs + 31 * dayMs)
    expect(visitorWishes.read()).toEqual([])
  })

  test('is deleted when it is empty, and at logout', { tags: 'checkout-logout-clean' }, () => {
    visitorWishes.write([7])
    visitorWishes.write([])
    expect(storage.keys()).toEqual([])
    visitorWishes.write([7])
    clearPersonalDataIn(storage)
    expect(storage.keys()).toEqual([])
  })

  test('lasts as long as its page if the browser blocks storage', () => {
    vi.stubGlobal('window', {})
    visitorWishes.write([7])
    expect(visitorWishes.read()).toEqual([7])
    visitorWishes.write([])
    expect(visitorWishes.read()).toEqual([])
  })

  test.each([
    ['anything but a list', { 0: 7 }, []],
    ['ids that are not valid', [7, '8', -1, 0.5, null, 7, 4_000_000_000], [7]],
    [
      'more products than the limit',
      Array.from({ length: 501 }, (_, at) => at + 1),
      Array.from({ length: 500 }, (_, at) => at + 1),
    ],
  ])('leaves out %s', (_, stored, expected) => {
    writeStored(storage, visitorWishlistName, stored, nowMs + dayMs)
    expect(visitorWishes.read()).toEqual(expected)
  })
})
