import { describe, expect, test } from 'vitest'
import {
  packsLeftUnpaid,
  peoplePerNetwork,
  unpaidOrdersMaximum,
  unpaidPacksMaximum,
  unpaidProblem,
  unpaidValueMaximum,
} from './unpaid-limits.ts'

const now = new Date('2026-11-24T12:00:00Z')
const nothing = { orders: 0, packs: 0, value: 0 }
const modest = { packs: 3, value: 8970 }
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
/** Orders for which goods were held this long, until this many minutes ago. */
const lapsed = (count: number, kept: number, endedAgo: number) =>
  Array.from({ length: count }, () => ({
    placedAt: minutesAgo(endedAgo + kept),
    heldUntil: minutesAgo(endedAgo),
    endedAt: minutesAgo(endedAgo),
  }))

describe('the unpaid orders of one person', () => {
  test('may be more than a shopper or a practice needs', () => {
    expect(unpaidProblem(nothing, { packs: 160, value: 480_000 }, [], now)).toBeUndefined()
    expect(unpaidProblem({ orders: 4, packs: 20, value: 60_000 }, modest, [], now)).toBeUndefined()
  })

  test('are limited in number, packs and value, all together', () => {
    const full = { orders: 1, packs: unpaidPacksMaximum - 3, value: unpaidValueMaximum - 8970 }
    expect(unpaidProblem(full, modest, [], now)).toBeUndefined()
    const codeOf = (waiting: object) =>
      unpaidProblem({ ...nothing, orders: 1, ...waiting }, modest, [], now)?.code
    expect(codeOf({ orders: unpaidOrdersMaximum })).toBe('too-many-unpaid')
    expect(codeOf({ packs: unpaidPacksMaximum - 2 })).toBe('too-many-packs-unpaid')
    expect(codeOf({ value: unpaidValueMaximum - 8969 })).toBe('too-much-unpaid')
  })

  test('may hold half of a product’s stock, or a dozen packs', { tags: 'unpaid-limits' }, () => {
    expect(packsLeftUnpaid({ stock: 200, waiting: 0 })).toBe(100)
    expect(packsLeftUnpaid({ stock: 150, waiting: 50 })).toBe(50)
    expect(packsLeftUnpaid({ stock: 100, waiting: 100 })).toBe(0)
    expect(packsLeftUnpaid({ stock: 3, waiting: 0 })).toBe(3)
    expect(packsLeftUnpaid({ stock: 16, waiting: 0 })).toBe(12)
    expect(packsLeftUnpaid({ stock: 4, waiting: 12 })).toBe(0)
  })
})

describe('a client who lets orders expire', () => {
  const problem = (orders: ReturnType<typeof lapsed>, waiting = nothing) =>
    unpaidProblem(waiting, modest, orders, now)
  const oneWaits = { ...nothing, orders: 1 }

  test('twice with a second attempt, or three times without, can continue as before', () => {
    expect(problem(lapsed(2, 45, 5), oneWaits)).toBeUndefined()
    expect(problem(lapsed(3, 30, 5), oneWaits)).toBeUndefined()
  })

  test('four times can have one unpaid order at a time, until the first of them is a day old', () => {
    const four = [...lapsed(3, 30, 60), ...lapsed(1, 30, 600)]
    expect(problem(four)).toBeUndefined()
    const until = new Date('2026-11-25T02:00:00Z')
    expect(problem(four, oneWaits)).toEqual({ code: 'one-unpaid', until })
  })

  test('eight times cannot order, until enough of them are a day old', () => {
    const nine = [...lapsed(8, 30, 60), ...lapsed(1, 30, 600)]
    expect(problem(nine)).toEqual({ code: 'unpaid-pause', until: new Date('2026-11-25T11:00:00Z') })
  })

  test('does not avoid the limit by cancelling just before the time is over', {
    tags: 'unpaid-limits',
  }, () => {
    const cancelled = lapsed(9, 29, 5).map((order) => ({ ...order, heldUntil: minutesAgo(4) }))
    expect(problem(cancelled)?.code).toBe('unpaid-pause')
  })

  test('may change an order as often as they like, if it is soon', () => {
    expect(problem(lapsed(30, 2, 5), oneWaits)).toBeUndefined()
  })

  test('is not blamed for the shop’s delay in ending orders, nor for the day before', () => {
    const late = lapsed(2, 30, 600).map((order) => ({ ...order, endedAt: minutesAgo(5) }))
    expect(problem(late, oneWaits)).toBeUndefined()
    expect(problem(lapsed(20, 30, 24 * 60), oneWaits)).toBeUndefined()
  })
})

describe('the guests of one network together', { tags: 'unpaid-limits' }, () => {
  const problem = (waiting: object, orders: ReturnType<typeof lapsed> = []) =>
    unpaidProblem({ ...nothing, ...waiting }, modest, orders, now, peoplePerNetwork)?.code

  test('may place and abandon as many orders as several people', () => {
    expect(problem({ orders: unpaidOrdersMaximum })).toBeUndefined()
    expect(problem({ orders: peoplePerNetwork * unpaidOrdersMaximum })).toBe('too-many-unpaid')
    expect(problem({ orders: 1 }, lapsed(8, 30, 60))).toBeUndefined()
    expect(problem({ orders: 1 }, lapsed(8 * peoplePerNetwork, 30, 60))).toBe('unpaid-pause')
  })

  test('hold no more packs and no more value than one person', () => {
    expect(problem({ packs: unpaidPacksMaximum - 2 })).toBe('too-many-packs-unpaid')
    expect(problem({ value: unpaidValueMaximum - 8969 })).toBe('too-much-unpaid')
  })
})
