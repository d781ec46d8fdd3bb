import { expect, test } from 'vitest'
import { comingDayText } from './days.ts'

const now = new Date('2026-11-21T15:00:00')

test('a day of the coming week has its name, a later one also its date', () => {
  expect(comingDayText('2026-11-25', now, 'en')).toBe('Wednesday')
  expect(comingDayText('2026-11-27', now, 'de')).toBe('Freitag')
  expect(comingDayText('2026-11-30', now, 'en')).toBe('Monday 30 November')
  expect(comingDayText('2026-11-30', now, 'hu')).toBe('november 30., hétfő')
})
