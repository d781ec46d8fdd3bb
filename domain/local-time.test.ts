import { expect, test } from 'vitest'
import { isTimeZone, isWorkingDay } from './local-time.ts'

test('a time zone is known by its name', () => {
  expect(isTimeZone('Europe/Brussels')).toBe(true)
  expect(isTimeZone('Asia/Taipei')).toBe(true)
  expect(isTimeZone('Mars/Olympus')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})

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
