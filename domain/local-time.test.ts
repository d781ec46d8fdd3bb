import { expect, test } from 'vitest'
import { endOfDayAfter, isTimeZone, isWorkingDay } from './local-time.ts'

test('a time zone is known by its name', () => {
  expect(isTimeZone('Europe/Brussels')).toBe(true)
  expect(isTimeZone('Asia/Taipei')).toBe(true)
  expect(isTimeZone('Mars/Olympus')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})

test.each([
  ['Europe/Brussels', '2026-10-19T22:30:00Z', 14, '2026-11-03T22:59:59.999Z'],
  ['Europe/Brussels', '2027-03-20T22:30:00Z', 14, '2027-04-03T21:59:59.999Z'],
  ['Europe/London', '2026-11-21T23:30:00Z', 0, '2026-11-21T23:59:59.999Z'],
])(
  'in %s the date of %s and %i days end at %s, also when the clocks change',
  (zone, timestamp, days, end) => {
    expect(endOfDayAfter(zone, new Date(timestamp), days).toISOString()).toBe(end)
  },
)

test('people work from Monday to Friday', () => {
  const week = [
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]
  expect(week.map((day) => isWorkingDay(Date.parse(day)))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
