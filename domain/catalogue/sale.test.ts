import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bestBeforeState,
  expectedDay,
  expectedDayEndsAt,
  isAvailable,
  isNew,
  newestAfter,
  nextChangeByTime,
  saleOf,
} from './sale.ts'

const now = new Date('2026-11-20T15:30:00Z')

describe('a best-before date', () => {
  test.each([
    [null, 'none'],
    ['2026-11-19', 'past'],
    ['2026-11-20', 'short'],
    ['2027-02-18', 'short'],
    ['2027-02-19', 'long'],
  ])('of %s is %s', (date, state) => {
    expect(bestBeforeState(date, now)).toBe(state)
  })

  test('in the past makes the product unavailable, whatever the stock', () => {
    expect(isAvailable(12, 'past')).toBe(false)
    expect(isAvailable(12, 'short')).toBe(true)
    expect(isAvailable(0, 'none')).toBe(false)
  })
})

describe('the restock date', () => {
  test.each([
    ['2026-12-04', '2026-12-04'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19', null],
    [null, null],
  ])('%s is shown as %s while out of stock', (date, told) => {
    expect(expectedDay(date, false, now)).toBe(told)
    expect(expectedDay(date, true, now)).toBeNull()
  })

  test('is shown until the end of that day, and not a moment longer', () => {
    const turn = expectedDayEndsAt('2026-11-20', now)!
    expect(expectedDay('2026-11-20', false, new Date(turn.getTime() - 1))).toBe('2026-11-20')
    expect(expectedDay('2026-11-20', false, turn)).toBeNull()
    expect(expectedDayEndsAt('2026-11-20', turn)).toBeNull()
    expect(expectedDayEndsAt(null, now)).toBeNull()
  })
})

describe('a product is on sale', () => {
  test('because of its price or its short date, and the price comes first', () => {
    expect(saleOf(true, 'short')).toBe('price')
    expect(saleOf(false, 'short')).toBe('best-before')
    expect(saleOf(false, 'long')).toBeNull()
    expect(saleOf(true, 'past')).toBeNull()
  })
})

test('a product is new for 60 days', () => {
  expect(isNew(new Date('2026-09-22T00:00:00Z'), now)).toBe(true)
  expect(isNew(new Date('2026-09-21T15:30:00Z'), now)).toBe(false)
})

describe('new products', () => {
  const newOf = (created: number[]) => created.filter((at) => at > newestAfter(created)).length
  test('are at most the newest one in twenty', () => {
    expect(newOf(Array.from({ length: 100 }, (_, at) => at))).toBe(5)
    expect(newOf(Array.from({ length: 39 }, (_, at) => at))).toBe(1)
    expect(newOf([1, 2, 3])).toBe(0)
    expect(newOf([])).toBe(0)
  })
  test('that were added together are all new or none, so a first import is not', () => {
    expect(newOf(Array.from({ length: 1000 }, () => 7))).toBe(0)
    expect(newOf([...Array.from({ length: 97 }, () => 7), 8, 9, 9])).toBe(3)
  })
})

test('nothing changes before the announced time', () => {
  const day = fc.integer({ min: -200, max: 200 })
  fc.assert(
    fc.property(day, day, (created, best) => {
      const createdAt = new Date(now.getTime() + Math.min(created, 0) * 86_400_000)
      const date = new Date(now.getTime() + best * 86_400_000).toISOString().slice(0, 10)
      const facts = (at: Date) => [bestBeforeState(date, at), isNew(createdAt, at)]
      const turn = nextChangeByTime(date, createdAt, now)
      if (turn) {
        expect(facts(new Date(turn.getTime() - 1))).toEqual(facts(now))
        expect(facts(turn)).not.toEqual(facts(now))
      } else {
        expect(facts(new Date('2099-01-01'))).toEqual(facts(now))
      }
    }),
  )
})
