import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import {
  ageText,
  comingDayText,
  dateText,
  daysText,
  dayText,
  isOlderThanDays,
  partOfDay,
  recentDay,
  timestampText,
  timeText,
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

test('times have 24 hours and days come before months, even in English', () => {
  expect(timeText(at(2026, 10, 10, 3, 5), 'en')).toBe('03:05')
  expect(timeText(at(2026, 10, 10, 21, 12), 'en')).toBe('21:12')
  expect(dayText(thisMorning, 'en')).toBe('Saturday 21 November')
})

const days = (from: string, to: string) =>
  daysText({ from, to }, thisMorning, 'en').replaceAll(/[\u2009\u00a0]/g, ' ')

test('a parcel is expected today or tomorrow, on a named day, or within a range', () => {
  expect(days('2026-11-21', '2026-11-21')).toBe('today')
  expect(days('2026-11-22', '2026-11-22')).toBe('tomorrow')
  expect(days('2026-11-24', '2026-11-24')).toBe('Tuesday 24 November')
  expect(days('2026-11-23', '2026-11-25')).toBe('Monday 23 – Wednesday 25 November')
  expect(daysText({ from: '2026-11-24', to: '2026-11-24' }, thisMorning, 'ja')).toBe('11月24日火曜日')
})

test('each language formats a range in its own way, without repeating a month', () => {
  const span = (language: Language, to = '2026-11-25') =>
    daysText({ from: '2026-11-23', to }, thisMorning, language).replaceAll(/[\u2009\u00a0]/g, ' ')
  expect(span('de')).toBe('Montag, 23. – Mittwoch, 25. November')
  expect(span('es')).toBe('lunes 23 – miércoles 25 de noviembre')
  expect(span('hu')).toBe('november 23. (hétfő) – 25. (szerda)')
  expect(span('it', '2026-12-01')).toBe('lunedì 23 novembre – martedì 1 dicembre')
  expect(span('ja')).toBe('11月23日(月)〜11月25日(水)')
  expect(span('en', '2026-12-01')).toBe('Monday 23 November – Tuesday 1 December')
})

test('a past day is no longer expected, as long as another is still to come', () => {
  expect(days('2026-11-19', '2026-11-22')).toBe('Saturday 21 – Sunday 22 November')
  expect(days('2026-11-19', '2026-11-21')).toBe('today')
  expect(days('2026-11-16', '2026-11-17')).toBe('Monday 16 – Tuesday 17 November')
})

test('no line ends with the number of a day or starts with the dash', () => {
  const text = daysText({ from: '2026-11-23', to: '2026-11-25' }, thisMorning, 'en')
  expect(text.replaceAll('\u2009', ' ')).toBe('Monday 23\u00a0– Wednesday 25\u00a0November')
  expect(daysText({ from: '2026-11-24', to: '2026-11-24' }, thisMorning, 'de')).toBe(
    'Dienstag, 24.\u00a0November',
  )
})

test('a day of the coming week has its name, a later one also its date', () => {
  expect(comingDayText('2026-11-25', now, 'en')).toBe('Wednesday')
  expect(comingDayText('2026-11-27', now, 'de')).toBe('Freitag')
  expect(comingDayText('2026-11-30', now, 'en')).toBe('Monday 30 November')
  expect(comingDayText('2026-11-30', now, 'hu')).toBe('november 30., hétfő')
})
