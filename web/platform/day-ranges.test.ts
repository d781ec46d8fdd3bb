import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { daysText } from './day-ranges.ts'

const thisMorning = new Date(2026, 10, 21, 9, 30)
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
