import { expect, test } from 'vitest'
import { daysOf, monthAfter, monthAt, monthStart } from './months.ts'

test.each([
  ['Europe/Brussels', '2026-10-31T22:59:59Z', '2026-10'],
  ['Europe/Brussels', '2026-10-31T23:00:00Z', '2026-11'],
  ['Europe/Brussels', '2026-06-30T22:00:00Z', '2026-07'],
  ['Europe/London', '2026-12-31T23:59:59Z', '2026-12'],
])('in %s %s belongs to %s', (zone, timestamp, month) => {
  expect(monthAt(zone, new Date(timestamp))).toBe(month)
})

test('a month begins at midnight in its zone, in summer and in winter', () => {
  expect(monthStart('Europe/Brussels', '2026-11')).toEqual(new Date('2026-10-31T23:00:00Z'))
  expect(monthStart('Europe/Brussels', '2026-07')).toEqual(new Date('2026-06-30T22:00:00Z'))
  expect(monthStart('Europe/London', '2026-01')).toEqual(new Date('2026-01-01T00:00:00Z'))
})

test('months follow each other across years and end on their last day', () => {
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(daysOf('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
})
