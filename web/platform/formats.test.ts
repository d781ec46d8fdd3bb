import { expect, test } from 'vitest'
import {
  formatAmount,
  formatChange,
  formatDate,
  formatMoney,
  formatMoneyNumber,
  formatNumber,
  listText,
  percentText,
  timeText,
} from './formats.ts'

test('money is formatted as in its region, in every language', { tags: 'constant-currency' }, () => {
  expect(formatMoney(1284.6, 'EUR')).toBe('1.284,60\u00a0€')
  expect(formatMoney(1284.6, 'GBP')).toBe('£1,284.60')
})

test('what is added or taken off has a sign in front of it, and nothing has none', () => {
  expect(formatChange(21.33, 'EUR')).toBe('+21,33\u00a0€')
  expect(formatChange(-4.72, 'EUR')).toBe('−4,72\u00a0€')
  expect(formatChange(-4.72, 'GBP')).toBe('−£4.72')
  expect(formatChange(-0, 'EUR')).toBe('0,00\u00a0€')
})

test('an amount without its currency keeps its cents', () => {
  expect(formatMoneyNumber(4.9, 'EUR')).toBe('4,90')
  expect(formatMoneyNumber(1284.6, 'GBP')).toBe('1,284.60')
})

test('numbers and dates follow the language', () => {
  expect(formatNumber(1284.6, 'en')).toBe('1,284.6')
  expect(formatNumber(1284.6, 'de')).toBe('1.284,6')
  expect(formatDate('2026-03-01', 'en')).toBe('1\u00a0March 2026')
  expect(formatDate('2026-03-01', 'zh_tw').replaceAll('\u2060', '')).toBe('2026年3月1日')
})

test('a Japanese date stays on one line', () => {
  expect(formatDate('2026-03-01', 'ja').split('\u2060')).toEqual(['2026', '年', '3', '月', '1', '日'])
})

test('a number and its unit stay on one line', () => {
  expect(formatAmount(300, 'mg', 'en')).toBe('300\u00a0mg')
})

test('a percentage is formatted like those in texts, and stays on one line', () => {
  expect(percentText(10, 'en')).toBe('10%')
  expect(percentText(5.5, 'de')).toBe('5,5\u00a0%')
  expect(percentText(10, 'it')).toBe('10%')
  expect(percentText(10, 'nl')).toBe('10%')
  expect(percentText(10, 'pt')).toBe('10\u00a0%')
  expect(percentText(10, 'ja')).toBe('10%')
})

test('a list is joined as in its language', () => {
  expect(listText(['Sleep', 'Calm', 'Digestion'], 'en')).toBe('Sleep, Calm and Digestion')
  expect(listText(['Schlaf', 'Ruhe'], 'de')).toBe('Schlaf und Ruhe')
  expect(listText(['睡眠', '鎮靜'], 'zh_tw')).toBe('睡眠和鎮靜')
  expect(listText(['Sleep'], 'en')).toBe('Sleep')
  expect(listText([], 'en')).toBe('')
})

test('times have 24 hours, even in English', () => {
  const at = (hour: number, minute: number) => new Date(2026, 10, 10, hour, minute).toISOString()
  expect(timeText(at(3, 5), 'en')).toBe('03:05')
  expect(timeText(at(21, 12), 'en')).toBe('21:12')
})
