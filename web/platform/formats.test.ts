import { expect, test } from 'vitest'
import { formatAmount, formatDate, formatMoney, formatNumber } from './formats.ts'

test('money is written as its region does, whatever the language', () => {
  expect(formatMoney(1284.6, 'EUR')).toBe('1.284,60\u00a0€')
  expect(formatMoney(1284.6, 'GBP')).toBe('£1,284.60')
})

test('numbers and dates follow the language', () => {
  expect(formatNumber(1284.6, 'en')).toBe('1,284.6')
  expect(formatNumber(1284.6, 'de')).toBe('1.284,6')
  expect(formatDate('2026-03-01', 'en')).toBe('March 1, 2026')
  expect(formatDate('2026-03-01', 'zh_tw')).toBe('2026年3月1日')
})

test('a number never parts from its unit', () => {
  expect(formatAmount(300, 'mg', 'en')).toBe('300\u00a0mg')
})
