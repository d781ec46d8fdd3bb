import { expect, test } from 'vitest'
import { openingHoursText } from './opening-hours.ts'

test('the opening hours of a pick-up point are written as times are in the reader’s language', () => {
  const week = { first_day: 1, last_day: 5, from: '08:00', to: '18:30' }
  expect(openingHoursText(week, 'en')).toBe('Mon–Fri 08:00–18:30')
  expect(openingHoursText(week, 'zh_tw')).toMatch(/^\S+–\S+ 上午8:00–下午6:30$/)
  expect(openingHoursText({ ...week, first_day: 6, last_day: 6 }, 'en')).toBe('Sat 08:00–18:30')
})
