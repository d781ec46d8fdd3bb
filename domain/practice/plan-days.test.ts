import { expect, test } from 'vitest'
import { addDays, dayOf } from '../days.ts'
import type { Dose } from '../protocols/dose.ts'
import { planDay, useOf } from './plan-days.ts'

const today = dayOf('2026-11-24')
const daysAgo = (days: number) => addDays(today, -days)
const dose = (days: number | null): Dose => ({
  amount: 1,
  unit: 'capsule',
  times: ['morning', 'evening'],
  food: null,
  days,
})

test('a protocol is in day 25 of 56 when its first pack came 24 days ago', () => {
  const lines = [
    { dose: dose(56), firstArrival: daysAgo(24) },
    { dose: dose(28), firstArrival: daysAgo(20) },
  ]
  expect(planDay(lines, daysAgo(30), today)).toEqual({ day: 25, days: 56 })
})

test('what somebody had at home before does not start a protocol before it was shared', () => {
  const line = { dose: dose(null), firstArrival: daysAgo(90) }
  expect(planDay([line], daysAgo(3), today)).toEqual({ day: 4, days: null })
  expect(useOf(line, daysAgo(3), today)).toEqual({ perDay: 2, from: daysAgo(90), until: null })
  expect(useOf({ ...line, dose: dose(10) }, daysAgo(3), today)).toMatchObject({
    from: daysAgo(3),
    until: addDays(today, 6),
  })
})

test('a protocol has no day before its first pack, nor after its end', () => {
  const sharedOn = daysAgo(40)
  expect(planDay([{ dose: dose(28), firstArrival: null }], sharedOn, today)).toBeUndefined()
  expect(planDay([{ dose: dose(28), firstArrival: addDays(today, 2) }], sharedOn, today)).toBeUndefined()
  const over = { dose: dose(28), firstArrival: sharedOn }
  expect(planDay([over], sharedOn, today)).toBeUndefined()
  const going = { dose: dose(null), firstArrival: sharedOn }
  expect(planDay([over, going], sharedOn, today)).toEqual({ day: 41, days: null })
})

test('a course waits for its first pack', () => {
  const waiting = useOf({ dose: dose(28), firstArrival: null }, daysAgo(40), today)
  expect(waiting).toEqual({ perDay: 2, from: today, until: addDays(today, 27) })
})
