import { expect, test } from 'vitest'
import { dayMs } from '../local-time.ts'
import { announcedReduction, isComing, planPrice } from './plan-price.ts'

const now = new Date('2026-06-01T12:00:00Z')
const day = (days: number) => new Date(now.getTime() + days * dayMs)
const history = [
  { amount: 2500, validFrom: day(-200) },
  { amount: 3000, validFrom: day(-100) },
]
const plan = (amount: number, from: number, until: number | null = null, before = history) =>
  planPrice(before, { amount, from: day(from), until: until === null ? null : day(until) }, now)

test('a new price applies from its time on', () => {
  expect(plan(3200, 0)).toEqual({ points: [{ amount: 3200, validFrom: now }] })
})

test('a reduction ends by itself, at the price before it', () => {
  expect(plan(2400, 1, 8)).toEqual({
    points: [
      { amount: 2400, validFrom: day(1) },
      { amount: 3000, validFrom: day(8) },
    ],
  })
})

test.each([
  ['a reduction that ends before it begins', plan(2400, 8, 1), 'until', 'ends-first'],
  ['a reduction that ends as it begins', plan(2400, 8, 8), 'until', 'ends-first'],
  ['a price in the past', plan(2400, -1), 'from', 'day-passed'],
  ['the price that already applies', plan(3000, 0), 'amount', 'price-unchanged'],
  ['a reduction that is none', plan(3100, 0, 5), 'amount', 'price-not-reduced'],
  ['a reduction of nothing', plan(3100, 0, 5, []), 'amount', 'price-not-reduced'],
])('%s is refused', (_, answer, field, problem) => {
  expect(answer).toEqual({ field, problem })
})

test('reductions follow each other, but do not overlap', () => {
  const planned = [...history, { amount: 2400, validFrom: day(10) }, { amount: 3000, validFrom: day(20) }]
  expect(plan(2600, 1, 5, planned)).toHaveProperty('points')
  expect(plan(2600, 5, 12, planned)).toEqual({ field: 'from', problem: 'price-overlaps' })
  expect(plan(3500, 5, null, planned)).toEqual({ field: 'from', problem: 'price-overlaps' })
})

test('a reduction is announced with the lowest price of the 30 days before', () => {
  const before = [...history, { amount: 2800, validFrom: day(-10) }, { amount: 3000, validFrom: day(-5) }]
  expect(announcedReduction(before, { amount: 2100, from: now })).toEqual({ lowestBefore: 2800, percent: 25 })
  expect(announcedReduction(before, { amount: 2900, from: now })).toBeNull()
})

test('only a price still to come can be taken back', () => {
  expect(isComing({ validFrom: day(1) }, now)).toBe(true)
  expect(isComing({ validFrom: now }, now)).toBe(false)
})
