import { beforeEach, expect, test, vi } from 'vitest'
import { clearPersonalData } from '#web/platform/session/clear-personal-data.ts'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import {
  findGuestOrder,
  keepGuestOrder,
  listGuestOrders,
  noteGuestOrder,
  takeLinesToRestore,
} from './guest-order.ts'

const hour = 60 * 60_000
const now = Date.parse('2026-11-22T14:00:00Z')
const lines = [{ variantId: 7, quantity: 2 }]
const placed = (id: number) => ({ order_id: id, token: `token ${id}`, lines })
const ids = () => listGuestOrders().map(({ order_id: id }) => id)
let localStorage: ReturnType<typeof memoryStorage>

beforeEach(() => {
  localStorage = memoryStorage()
  vi.stubGlobal('window', { localStorage, sessionStorage: memoryStorage() })
  vi.useFakeTimers({ now })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a guest who orders again still finds the first order in the browser', () => {
  keepGuestOrder(placed(1))
  keepGuestOrder(placed(2))
  expect(findGuestOrder(1)).toMatchObject(placed(1))
  expect(ids()).toEqual([2, 1])
})

test('opening the link of an older order keeps the newer one, which stays the newest', () => {
  keepGuestOrder(placed(2))
  noteGuestOrder({ order_id: 1, token: 'token 1' })
  expect(findGuestOrder(2)).toMatchObject(placed(2))
  expect(findGuestOrder(1)).toMatchObject({ token: 'token 1', lines: [] })
  expect(ids()).toEqual([2, 1])
})

test('opening the link of an order that was placed here keeps its products', () => {
  keepGuestOrder(placed(1))
  noteGuestOrder({ order_id: 1, token: 'token 1' })
  expect(findGuestOrder(1)?.lines).toEqual(lines)
})

test('products go back into the cart once, and those of other orders stay with their order', () => {
  keepGuestOrder(placed(1))
  keepGuestOrder(placed(2))
  expect(takeLinesToRestore(1)).toEqual(lines)
  expect(takeLinesToRestore(1)).toEqual([])
  expect(takeLinesToRestore(3)).toEqual([])
  expect(findGuestOrder(1)?.token).toBe('token 1')
  expect(findGuestOrder(2)?.lines).toEqual(lines)
})

test('each order is forgotten a day after it was placed', () => {
  keepGuestOrder(placed(1))
  vi.setSystemTime(now + 20 * hour)
  keepGuestOrder(placed(2))
  takeLinesToRestore(1)
  vi.setSystemTime(now + 24 * hour)
  expect(ids()).toEqual([2])
  vi.setSystemTime(now + 44 * hour)
  expect(ids()).toEqual([])
  expect(localStorage.keys()).toEqual([])
})

test('only the five newest orders are kept', () => {
  for (const id of [3, 1, 2, 6, 5, 4]) keepGuestOrder(placed(id))
  expect(ids()).toEqual([6, 5, 4, 3, 2])
})

test('logging out deletes them', { tags: 'logout-clean' }, () => {
  keepGuestOrder(placed(1))
  clearPersonalData()
  expect(localStorage.keys()).toEqual([])
})
