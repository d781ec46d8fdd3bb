import { expect, test } from 'vitest'
import { historyOf, stepPath } from './price-history.ts'

const now = new Date(100)
const size = { width: 200, height: 50 }
const point = (amount: number, ms: number) => ({ amount, validFrom: new Date(ms) })

test('a price is drawn as steps from the first price to now', () => {
  expect(stepPath([point(2000, 0), point(3000, 50)], now, size)).toBe('M0 50H100V0H200')
})

test('a price that never changed is a line in the middle, and one to come is not drawn', () => {
  expect(stepPath([point(2000, 0), point(500, 150)], now, size)).toBe('M0 25H200')
  expect(stepPath([point(500, 150)], now, size)).toBe('')
})

test('prices are compared in minor units', () => {
  expect(historyOf({ prices: [{ amount: 29.9, valid_from: '2026-01-01T00:00:00.000Z' }] })).toEqual([
    { amount: 2990, validFrom: new Date('2026-01-01') },
  ])
})
