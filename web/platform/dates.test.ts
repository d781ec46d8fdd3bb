import { expect, test } from 'vitest'
import {
  ageText,
  dateText,
  dayText,
  isOlderThanDays,
  localDate,
  partOfDay,
  recentDay,
  timestampText,
} from './dates.ts'

const now = new Date('2026-11-21T15:00:00')

test.each([
  ['2026-11-21T14:59:40', '0 minutes'],
  ['2026-11-21T14:12:00', '48 minutes'],
  ['2026-11-21T10:00:00', '5 hours'],
  ['2026-11-20T14:00:00', '1 day'],
  ['2026-11-19T14:00:00', '2 days'],
])('something from %s has waited for %s', (timestamp, age) => {
  expect(ageText(timestamp, now, 'en')).toBe(age)
})

test('an age is written in the page’s language', () => {
  expect(ageText('2026-11-18T15:00:00', now, 'de')).toBe('3 Tage')
  expect(ageText('2026-11-18T15:00:00', now, 'ja')).toBe('3日')
})

test('a clock behind the shop’s does not produce negative ages', () => {
  expect(ageText('2026-11-21T15:00:09', now, 'en')).toBe('0 minutes')
})

test('the year is shown only if it is another one', () => {
  expect(timestampText('2026-11-03T09:04:00', now, 'en')).toBe('3 November at 09:04')
  expect(timestampText('2025-11-03T09:04:00', now, 'en')).toBe('3 November 2025 at 09:04')
})

test('two days are two days to the minute', () => {
  expect(isOlderThanDays('2026-11-19T15:00:00', now, 2)).toBe(true)
  expect(isOlderThanDays('2026-11-19T15:00:01', now, 2)).toBe(false)
})

const thisMorning = new Date(2026, 10, 21, 9, 30)
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString()

test('the greeting depends on the time of day', () => {
  const greeted = (hour: number) => partOfDay(new Date(2026, 10, 21, hour))
  expect([5, 11, 12, 17, 18, 23, 0, 4].map(greeted)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
    'evening',
    'evening',
  ])
})

test('today and yesterday are named, however few hours are between them', () => {
  expect(recentDay(at(2026, 10, 21, 0, 5), thisMorning, 'en')).toBe('today')
  expect(recentDay(at(2026, 10, 20, 23, 59), thisMorning, 'en')).toBe('yesterday')
  expect(recentDay(at(2026, 10, 20), thisMorning, 'nl')).toBe('gisteren')
})

test('days of the last week can be counted', () => {
  expect(recentDay(at(2026, 10, 15), thisMorning, 'en', 6)).toBe('6 days ago')
  expect(recentDay(at(2026, 10, 14), thisMorning, 'en', 6)).toBe('14 November')
  expect(recentDay(at(2026, 10, 22), thisMorning, 'en', 6)).toBe('22 November')
})

test('older days are dates, with their year if it is another one', () => {
  expect(recentDay(at(2026, 10, 12), thisMorning, 'en')).toBe('12 November')
  expect(dateText(at(2025, 2, 3), thisMorning, 'en')).toBe('3 March 2025')
  expect(dateText(at(2025, 2, 3), thisMorning, 'de')).toBe('3. März 2025')
})

test('days come before months, even in English', () => {
  expect(dayText(thisMorning, 'en')).toBe('Saturday 21 November')
})

test('a date is that of the browser’s clock', () => {
  expect(localDate(new Date(2026, 10, 1, 0, 5))).toBe('2026-11-01')
  expect(localDate(new Date(2026, 10, 1, 23, 55))).toBe('2026-11-01')
})
