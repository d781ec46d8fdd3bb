import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, daysBetween, hasBegunSomewhere, isTodaySomewhere } from '../days.ts'
import { orderDays, packsToOrder } from './order-in-time.ts'
import { renewalState } from './renewals.ts'
import { type Arrival, amountLeft, amountNeeded, remainingSupply, type Use } from './supply-left.ts'

const today = dayOf('2026-11-24')
const daysAgo = (days: number) => addDays(today, -days)
const use = (perDay: number, rest: Partial<Use> = {}): Use => ({
  perDay,
  from: daysAgo(1000),
  until: null,
  ...rest,
})
const twoADay = [use(2)]

describe('what is left', () => {
  test('of 60 capsules at two a day is 40 after ten days, enough for 20', () => {
    const left = amountLeft(
      { uses: twoADay, arrivals: [{ on: daysAgo(10), amount: 60 }], count: null },
      today,
    )
    expect(left).toBe(40)
    expect(remainingSupply(left, twoADay, today)).toEqual({
      days: 20,
      until: dayOf('2026-12-13'),
      reachesEnd: false,
    })
  })

  test('is nothing, not less, after the last capsule, and a new pack is not taken in arrears', () => {
    const first = { on: daysAgo(100), amount: 60 }
    const stock = (arrivals: Arrival[]) => ({ uses: twoADay, arrivals, count: null })
    expect(amountLeft(stock([first]), today)).toBe(0)
    expect(amountLeft(stock([first, { on: today, amount: 60 }]), today)).toBe(60)
  })

  test('does not contain what is on its way', () => {
    const arrivals = [{ on: addDays(today, 1), amount: 60 }]
    expect(amountLeft({ uses: twoADay, arrivals, count: null }, today)).toBe(0)
  })

  test('is what was counted, with what came afterwards', () => {
    const arrivals = [10, 2].map((days) => ({ on: daysAgo(days), amount: 60 }))
    const stock = { uses: twoADay, arrivals, count: { on: daysAgo(5), amount: 100 } }
    expect(amountLeft(stock, today)).toBe(100 + 60 - 10)
  })

  test('is shared by two protocols', () => {
    const uses = [...twoADay, use(1, { from: daysAgo(4) })]
    expect(amountLeft({ uses, arrivals: [{ on: daysAgo(10), amount: 60 }], count: null }, today)).toBe(36)
  })
})

describe('a course', () => {
  const course = [use(1, { from: daysAgo(24), until: addDays(today, 2) })]
  test('that what is left covers stops as planned', () => {
    expect(remainingSupply(30, course, today)).toEqual({
      days: 3,
      until: addDays(today, 2),
      reachesEnd: true,
    })
    expect(packsToOrder({ uses: course, amount: 3, perPack: 30 }, today)).toBe(0)
  })

  test('needs one pack for its last capsule', () => {
    expect(packsToOrder({ uses: course, amount: 2, perPack: 30 }, today)).toBe(1)
  })

  test('that is over needs nothing', () => {
    const over = [use(1, { until: daysAgo(1) })]
    expect(remainingSupply(0, over, today)).toEqual({ days: 0, until: null, reachesEnd: true })
    expect(packsToOrder({ uses: over, amount: 0, perPack: 30 }, today)).toBe(0)
  })
})

test('on the renewals board a product is overdue, due within 7 days, on track or never bought', () => {
  const state = (amount: number, isBought = true) =>
    renewalState(isBought, remainingSupply(amount, twoADay, today))
  expect([state(1), state(2), state(14), state(16), state(0, false)]).toEqual([
    'overdue',
    'due',
    'due',
    'on_track',
    'never_bought',
  ])
  const over = [use(1, { until: daysAgo(1) })]
  expect(renewalState(true, remainingSupply(0, over, today))).toBeUndefined()
})

test('a date is today wherever somebody’s clock shows it', () => {
  const now = new Date('2026-11-24T11:00:00Z')
  expect(
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-22', '2026-11-26'].map((date) =>
      isTodaySomewhere(dayOf(date), now),
    ),
  ).toEqual([true, true, true, false, false])
})

test('a date has begun once the first clock shows it', () => {
  const tomorrow = dayOf('2026-11-25')
  expect(hasBegunSomewhere(tomorrow, new Date('2026-11-24T09:59:59Z'))).toBe(false)
  expect(hasBegunSomewhere(tomorrow, new Date('2026-11-24T10:00:00Z'))).toBe(true)
  expect(hasBegunSomewhere(tomorrow, new Date('2027-11-24T10:00:00Z'))).toBe(true)
})

describe('for any doses and purchases', () => {
  const anyUse = fc
    .record({ perDay: fc.integer({ min: 1, max: 40 }), from: fc.nat(200), length: fc.option(fc.nat(300)) })
    .map(({ perDay, from, length }): Use => {
      const begin = daysAgo(from)
      return { perDay: perDay / 2, from: begin, until: length === null ? null : addDays(begin, length) }
    })
  const anyUses = fc.array(anyUse, { minLength: 1, maxLength: 3 })
  const anyArrival = fc
    .record({ on: fc.integer({ min: -20, max: 300 }), amount: fc.integer({ min: 1, max: 200 }) })
    .map(({ on, amount }): Arrival => ({ on: daysAgo(on), amount }))
  const anyStock = fc.record({
    uses: anyUses,
    arrivals: fc.array(anyArrival, { maxLength: 6 }),
    count: fc.option(anyArrival),
  })

  test('what is left is never negative, nor more than what there ever was', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        const left = amountLeft(stock, today)
        const had = stock.arrivals.reduce((sum, { amount }) => sum + amount, stock.count?.amount ?? 0)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(had)
      }),
    )
  })

  test('one more purchase never shortens the supply', () => {
    fc.assert(
      fc.property(anyStock, anyArrival, (stock, more) => {
        const before = amountLeft(stock, today)
        const after = amountLeft({ ...stock, arrivals: [...stock.arrivals, more] }, today)
        expect(after).toBeGreaterThanOrEqual(before)
        expect(remainingSupply(after, stock.uses, today).days).toBeGreaterThanOrEqual(
          remainingSupply(before, stock.uses, today).days,
        )
      }),
    )
  })

  test('two packs are one pack twice, in any order of the purchases', () => {
    fc.assert(
      fc.property(anyStock, anyArrival, (stock, pack) => {
        const two = [...stock.arrivals, { ...pack, amount: pack.amount * 2 }]
        const twice = [pack, ...stock.arrivals, pack]
        expect(amountLeft({ ...stock, arrivals: twice }, today)).toBe(
          amountLeft({ ...stock, arrivals: two }, today),
        )
      }),
    )
  })

  test('today’s supply is tomorrow’s, and what is taken in between', () => {
    fc.assert(
      fc.property(anyStock, (given) => {
        const stock = { ...given, arrivals: given.arrivals.filter(({ on }) => on <= today), count: null }
        const needed = amountNeeded(stock.uses, today, today)
        const tomorrow = amountLeft(stock, addDays(today, 1))
        expect(tomorrow).toBeCloseTo(Math.max(0, amountLeft(stock, today) - needed))
      }),
    )
  })

  test('the days left are covered, and one more is not unless the plan ends', () => {
    fc.assert(
      fc.property(anyUses, fc.nat(400), (uses, amount) => {
        const { days, reachesEnd } = remainingSupply(amount, uses, today)
        expect(amountNeeded(uses, today, addDays(today, days - 1))).toBeLessThanOrEqual(amount)
        if (!reachesEnd) expect(amountNeeded(uses, today, addDays(today, days))).toBeGreaterThan(amount)
      }),
    )
  })

  test('with the ordered packs nothing runs out in 30 days, and with one pack less it does', () => {
    fc.assert(
      fc.property(anyUses, fc.nat(200), fc.integer({ min: 1, max: 120 }), (uses, amount, perPack) => {
        const packs = packsToOrder({ uses, amount, perPack }, today)
        const lasts = (count: number) => {
          const { days, reachesEnd, until } = remainingSupply(amount + count * perPack, uses, today)
          return reachesEnd || days >= orderDays || (until !== null && daysBetween(today, until) >= orderDays)
        }
        expect(lasts(packs)).toBe(true)
        if (packs > 0) expect(lasts(packs - 1)).toBe(false)
      }),
    )
  })
})
