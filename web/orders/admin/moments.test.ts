import { expect, test } from 'vitest'
import { exactMoment, shortMoment } from './moments.ts'

const now = new Date(2026, 10, 22, 15, 0)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 51).toISOString()

test('an order of this morning is told by its time', () => {
  expect(shortMoment(at(22, 8), now, 'en')).toBe('08:51')
  expect(exactMoment(at(22, 8), now, 'en')).toBe('08:51')
})

test('the list calls yesterday by name, and other days by their date', () => {
  expect(shortMoment(at(21, 23), now, 'en')).toBe('yesterday')
  expect(shortMoment(at(17, 8), now, 'en')).toBe('17 November')
})

test('a history always tells the time', () => {
  expect(exactMoment(at(21, 23), now, 'en')).toBe('21 November at 23:51')
})
