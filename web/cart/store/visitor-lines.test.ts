import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#domain/local-time.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { writeStored } from '../../platform/storage.ts'
import { visitorCartName } from '../../platform/visitor-data.ts'
import { visitorLines } from './visitor-lines.ts'

const nowMs = 1_800_000_000_000
const lines = [
  { variantId: 1, quantity: 2 },
  { variantId: 7, quantity: 1, linkToken: 'a-token-of-a-link' },
]
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

describe('a visitor’s cart', () => {
  test('is kept for thirty days', () => {
    visitorLines.write(lines)
    vi.setSystemTime(nowMs + 29 * dayMs)
    expect(visitorLines.read()).toEqual(lines)
    vi.setSystemTime(nowMs + 31 * dayMs)
    expect(visitorLines.read()).toEqual([])
  })

  test('is deleted when it is empty', () => {
    visitorLines.write(lines)
    visitorLines.write([])
    expect(storage.keys()).toEqual([])
  })

  test('lasts as long as its page if the browser blocks storage', () => {
    vi.stubGlobal('window', {})
    visitorLines.write(lines)
    expect(visitorLines.read()).toEqual(lines)
    visitorLines.write([])
    expect(visitorLines.read()).toEqual([])
  })

  test.each([
    ['anything but a list', { variantId: 1, quantity: 1 }],
    ['a line without a product', [{ quantity: 1 }]],
    ['a fractional quantity', [{ variantId: 1, quantity: 0.5 }]],
    ['a negative quantity', [{ variantId: 1, quantity: -1 }]],
    ['an empty entry', [null]],
  ])('leaves out invalid lines: %s', (_, stored) => {
    writeStored(storage, visitorCartName, stored, nowMs + dayMs)
    expect(visitorLines.read()).toEqual([])
  })

  test('holds at most 99 packs of a product', () => {
    visitorLines.write([{ variantId: 1, quantity: 1000 }])
    expect(visitorLines.read()).toEqual([{ variantId: 1, quantity: 99 }])
  })
})
