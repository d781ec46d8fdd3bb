import { expect, test } from 'vitest'
import { daysText } from './days.ts'

const friday = new Date(2026, 10, 20, 18, 0)
const text = (from: string, to: string, now = friday) =>
  daysText({ from, to }, now, 'en').replaceAll('\u2009', ' ')

test('today and tomorrow are called so', () => {
  expect(text('2026-11-20', '2026-11-20')).toBe('today')
  expect(text('2026-11-21', '2026-11-21')).toBe('tomorrow')
})

test('another day is named with its weekday, several as from and to', () => {
  expect(text('2026-11-24', '2026-11-24')).toBe('Tuesday 24 November')
  expect(text('2026-11-23', '2026-11-24')).toBe('23 – 24 November')
})

test('a day that has passed is not expected any more, as long as another is to come', () => {
  expect(text('2026-11-18', '2026-11-21')).toBe('20 – 21 November')
  expect(text('2026-11-18', '2026-11-20')).toBe('today')
})

test('what is late keeps the days it was promised for', () => {
  expect(text('2026-11-16', '2026-11-17')).toBe('16 – 17 November')
})

test('each language writes days its own way', () => {
  expect(daysText({ from: '2026-11-24', to: '2026-11-24' }, friday, 'de')).toBe('Dienstag, 24. November')
})
