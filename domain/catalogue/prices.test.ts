import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentPrice, type PricePoint, unitPriceOf } from './prices.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const price = (amount: number, days: number): PricePoint => ({ amount, validFrom: daysAgo(days) })

describe('the current price', () => {
  test('is the newest that has come into force', () => {
    expect(currentPrice([price(2500, 10), price(2000, 100), price(1500, -1)], now)?.amount).toBe(2500)
  })

  test('does not exist before the first one comes into force', () => {
    expect(currentPrice([price(2500, -1)], now)).toBeUndefined()
    expect(currentPrice([], now)).toBeUndefined()
  })

  test('changes when the next one comes into force', () => {
    expect(currentPrice([price(2500, 10), price(2000, -3)], now)?.changesAt).toEqual(daysAgo(-3))
  })
})

describe('a reduction', () => {
  test('is compared with the lowest price of the 30 days before it began', () => {
    const history = [price(3000, 200), price(2600, 25), price(2800, 15), price(2000, 5)]
    expect(currentPrice(history, now)?.reduction).toEqual({ lowestBefore: 2600, percent: 23 })
  })

  test('includes the price that applied when the 30 days began', () => {
    const history = [price(2000, 200), price(3000, 30), price(2500, 5)]
    expect(currentPrice(history, now)?.reduction).toBeNull()
  })

  test('does not look further back than 30 days', () => {
    const history = [price(1000, 200), price(3000, 40), price(2400, 5)]
    expect(currentPrice(history, now)?.reduction).toEqual({ lowestBefore: 3000, percent: 20 })
  })

  test('does not exist if the price was only raised and lowered again', () => {
    const history = [price(2000, 200), price(3000, 10), price(2000, 5)]
    expect(currentPrice(history, now)?.reduction).toBeNull()
  })

  test('is no longer shown after 60 days', () => {
    const lowered = (days: number) => currentPrice([price(3000, 200), price(2400, days)], now)
    expect(lowered(59.9)?.reduction).not.toBeNull()
    expect(lowered(60)?.reduction).toBeNull()
    expect(lowered(59)?.changesAt).toEqual(daysAgo(-1))
  })

  test('does not start again if a price list repeats the price', () => {
    const history = [price(3000, 200), price(2400, 61), price(2400, 2)]
    expect(currentPrice(history, now)?.reduction).toBeNull()
  })

  test('is always below the price it is compared with, in whatever order the history is given', () => {
    const history = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 5000 }),
        validFrom: fc.integer({ min: -5, max: 150 }).map(daysAgo),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(history, (points) => {
        const distinct = points.filter(
          (point, index) => points.findIndex((other) => +other.validFrom === +point.validFrom) === index,
        )
        const present = currentPrice(distinct, now)
        expect(currentPrice(distinct.toReversed(), now)).toEqual(present)
        if (!present?.reduction) return
        expect(present.amount).toBeLessThan(present.reduction.lowestBefore)
        expect(present.reduction.percent).toBeGreaterThanOrEqual(0)
        expect(present.changesAt!.getTime()).toBeGreaterThan(now.getTime())
      }),
    )
  })
})

describe('the unit price', () => {
  test('is per piece for counted contents', () => {
    expect(unitPriceOf(2490, { amount: 120, unit: 'capsule' })).toEqual({
      amount: 21,
      per: 1,
      unit: 'capsule',
    })
  })
  test('is per 100 g or 100 ml for weighed or measured contents', () => {
    expect(unitPriceOf(1995, { amount: 250, unit: 'g' })).toEqual({ amount: 798, per: 100, unit: 'g' })
    expect(unitPriceOf(1500, { amount: 30, unit: 'ml' })).toEqual({ amount: 5000, per: 100, unit: 'ml' })
  })
  test('is unknown if the contents are', () => {
    expect(unitPriceOf(1995, null)).toBeNull()
    expect(unitPriceOf(1995, { amount: 0, unit: 'g' })).toBeNull()
  })
})
