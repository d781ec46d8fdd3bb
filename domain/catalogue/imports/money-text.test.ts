import { expect, test } from 'vitest'
import { priceOf, stockOf, timestampOf } from './money-text.ts'

test('prices are read to the cent, in English and German notation', () => {
  expect([priceOf('24.90'), priceOf('24,9'), priceOf('1.299,00'), priceOf('€ 1,299.05')]).toEqual([
    2490, 2490, 129900, 129905,
  ])
  for (const none of ['', '0', '0.00', '-5', 'free', '24.905', '1e3']) expect(priceOf(none), none).toBeNull()
})

test('a list may state the prices that the form accepts, and none above them', () => {
  expect([priceOf('100000'), priceOf('100.000,01'), priceOf('1000000')]).toEqual([10_000_000, null, null])
})

test('a negative stock counts as zero, half a pack is invalid', () => {
  expect([stockOf('12'), stockOf('-3'), stockOf('1.5'), stockOf('many')]).toEqual([12, 0, null, null])
})

test('a date begins in UTC, and an invalid date is refused', () => {
  expect(timestampOf('2026-03-01')).toBe('2026-03-01T00:00:00.000Z')
  expect(timestampOf('2026-03-01T09:30')).toBe('2026-03-01T09:30:00.000Z')
  expect(timestampOf('2026-13-01')).toBeNull()
  expect(timestampOf('2026-02-30')).toBeNull()
  expect(timestampOf('2026-02-29T09:30:00+01:00')).toBeNull()
  expect(timestampOf('01.03.2026')).toBeNull()
})
