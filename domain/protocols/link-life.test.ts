import { expect, test } from 'vitest'
import { defaultLinkExpiry, lastDayProblem, linkExpiry } from './link-life.ts'

const lateInBrussels = new Date('2026-11-21T22:59:00Z')
const pastMidnight = new Date('2026-11-21T23:01:00Z')

test.each([
  ['eu', '2027-02-18', '2027-02-18T22:59:59.999Z'],
  ['eu', '2027-07-01', '2027-07-01T21:59:59.999Z'],
  ['uk', '2027-02-18', '2027-02-18T23:59:59.999Z'],
  // Daylight saving time changes in Brussels on these days.
  ['eu', '2027-03-28', '2027-03-28T21:59:59.999Z'],
  ['eu', '2026-10-25', '2026-10-25T22:59:59.999Z'],
] as const)('in the %s a link with the last day %s works until %s', (region, day, timestamp) => {
  expect(linkExpiry(region, day).toISOString()).toBe(timestamp)
})

test('by default a link works for 92 days and the rest of today', () => {
  expect(defaultLinkExpiry('eu', lateInBrussels).toISOString()).toBe('2027-02-21T22:59:59.999Z')
  expect(defaultLinkExpiry('eu', pastMidnight).toISOString()).toBe('2027-02-22T22:59:59.999Z')
})

test('the last day may be today but not yesterday, in the region’s time zone', () => {
  expect(lastDayProblem('eu', '2026-11-21', lateInBrussels)).toBeUndefined()
  expect(lastDayProblem('eu', '2026-11-21', pastMidnight)).toBe('day-passed')
  expect(lastDayProblem('uk', '2026-11-21', pastMidnight)).toBeUndefined()
})

test('the last day may be two years ahead at most', () => {
  expect(lastDayProblem('eu', '2028-11-20', lateInBrussels)).toBeUndefined()
  expect(lastDayProblem('eu', '2028-11-21', lateInBrussels)).toBe('invalid')
})
