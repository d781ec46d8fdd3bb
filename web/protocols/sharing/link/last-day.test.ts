import { expect, test } from 'vitest'
import { lastDayRange, lastDayText } from './last-day.ts'

test('days from today on can be chosen', () => {
  const lateEvening = new Date('2026-11-21T23:30:00Z')
  expect(lastDayRange('uk', lateEvening)).toEqual({ min: '2026-11-21', max: '2028-11-20' })
  expect(lastDayRange('eu', lateEvening).min).toBe('2026-11-22')
})

test('a day is written as text, with its year if it is another one', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  expect(lastDayText('2026-12-24', now, 'en')).toBe('24 December')
  expect(lastDayText('2027-01-01', now, 'en')).toBe('1 January 2027')
})
