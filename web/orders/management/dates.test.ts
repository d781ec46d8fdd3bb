import { expect, test } from 'vitest'
import { exactTimestamp, shortTimestamp } from './dates.ts'

const now = new Date(2026, 10, 22, 15, 0)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 51).toISOString()

test('today’s orders show their time', () => {
  expect(shortTimestamp(at(22, 8), now, 'en')).toBe('08:51')
  expect(exactTimestamp(at(22, 8), now, 'en')).toBe('08:51')
})

test('the list shows yesterday by name, and other days as a date', () => {
  expect(shortTimestamp(at(21, 23), now, 'en')).toBe('yesterday')
  expect(shortTimestamp(at(17, 8), now, 'en')).toBe('17 November')
})

test('a history always shows the time', () => {
  expect(exactTimestamp(at(21, 23), now, 'en')).toBe('21 November at 23:51')
})
