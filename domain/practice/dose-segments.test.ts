import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '../days.ts'
import { doseSegments } from './dose-segments.ts'
import { isTakenOn } from './plan-days.ts'

const today = dayOf('2026-11-24')
const dose = (name: string, length: number | null) => ({
  name,
  use: { perDay: 1, from: today, until: length === null ? null : addDays(today, length - 1) },
})

test('a course of 28 days is in the calendar for 28 days, and the rest of the doses goes on', () => {
  const all = [dose('zinc', null), dose('cultures', 28)]
  const names = doseSegments(all, today).map(({ from, until, taken }) => [
    from,
    until,
    taken.map(({ name }) => name),
  ])
  expect(names).toEqual([
    [today, addDays(today, 27), ['zinc', 'cultures']],
    [addDays(today, 28), null, ['zinc']],
  ])
})

test('on each day the calendar has exactly the doses of that day', () => {
  const anyLengths = fc.array(fc.option(fc.integer({ min: -3, max: 60 })), { maxLength: 6 })
  fc.assert(
    fc.property(anyLengths, fc.nat(80), (lengths, later) => {
      const all = lengths.map((length, at) => dose(String(at), length))
      const day = addDays(today, later)
      const found = doseSegments(all, today).filter(
        ({ from, until }) => from <= day && (until === null || day <= until),
      )
      const wanted = all.filter(({ use }) => isTakenOn(use, day))
      expect(found.flatMap(({ taken }) => taken)).toEqual(wanted)
    }),
  )
})
