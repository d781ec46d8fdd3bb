import { expect, test } from 'vitest'
import { dateOf, dayOf } from '../days.ts'
import { isDueAgain, reminderDay } from './reminders.ts'

const dayIn = (zone: string, time: string) => {
  const day = reminderDay(zone, new Date(time))
  return day === undefined ? undefined : dateOf(day)
}

test('a client is reminded from seven in the morning until the evening, by their own clock', () => {
  expect(dayIn('Europe/Brussels', '2026-11-24T05:59:00Z')).toBeUndefined()
  expect(dayIn('Europe/Brussels', '2026-11-24T06:00:00Z')).toBe('2026-11-24')
  expect(dayIn('Europe/Brussels', '2026-11-24T18:59:00Z')).toBe('2026-11-24')
  expect(dayIn('Europe/Brussels', '2026-11-24T19:00:00Z')).toBeUndefined()
})

test('their own date counts: in Auckland it is already tomorrow', () => {
  expect(dayIn('Pacific/Auckland', '2026-11-24T18:30:00Z')).toBe('2026-11-25')
  expect(dayIn('America/Los_Angeles', '2026-11-25T01:00:00Z')).toBe('2026-11-24')
})

test('it is seven o’clock on both sides of the change to summer time', () => {
  expect(dayIn('Europe/Brussels', '2026-03-28T06:00:00Z')).toBe('2026-03-28')
  expect(dayIn('Europe/Brussels', '2026-03-29T05:00:00Z')).toBe('2026-03-29')
})

test('doses are due each day, orders each week', () => {
  const day = dayOf('2026-11-24')
  expect(isDueAgain(null, day)).toBe(true)
  expect(isDueAgain('2026-11-23', day)).toBe(true)
  expect(isDueAgain('2026-11-24', day)).toBe(false)
  expect(isDueAgain('2026-11-18', day, 7)).toBe(false)
  expect(isDueAgain('2026-11-17', day, 7)).toBe(true)
})
