import { expect, test } from 'vitest'
import { dynamicKey } from '#domain/translation.ts'
import { exampleStore } from '../../../tests/support/example-store.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { openState } from './open-state.ts'

const { t } = wordsFrom('en', 'storefront')
const words = {
  t: (key: string, values?: object) => t(dynamicKey(`storefront:${key}`), values as never),
  language: 'en',
} as const
const hours = { timezone: 'Europe/Brussels', periods: exampleStore.opening_hours }
const stateAt = (timestamp: string, zone = 'Europe/Brussels') =>
  openState(hours, new Date(timestamp), words, zone)

test('an open practice says until when', () => {
  expect(stateAt('2026-11-30T09:00+01:00').text).toBe('Open until 12:30')
})

test('a closed practice says when it opens next', () => {
  expect(stateAt('2026-11-30T12:45+01:00').text).toBe('Closed, opens today at 13:30')
  expect(stateAt('2026-11-30T18:00+01:00').text).toBe('Closed, opens Thursday at 13:00')
  expect(stateAt('2026-12-04T08:00+01:00').text).toBe('Closed, opens Monday at 09:00')
})

test('a practice without hours says nothing', () => {
  expect(openState({ ...hours, periods: [] }, new Date(), words, 'Asia/Tokyo').text).toBe('')
})

test('a visitor in the same time zone sees the times once', () => {
  expect(stateAt('2026-11-30T09:00+01:00', 'Europe/Paris').own).toBeUndefined()
})

test('a visitor in another time zone also sees their own times, with the day where it differs', () => {
  const { own } = stateAt('2026-11-30T12:45+01:00', 'Asia/Tokyo')
  expect(own).toMatchObject({
    zone: 'Japan Standard Time',
    text: '13:30 there is 21:30 in your time zone.',
    times: {
      monday: ['17:00 to 20:30', '21:30 to Tue 01:00'],
      tuesday: [],
      thursday: ['21:00 to Fri 08:00'],
    },
  })
})

test('times elsewhere follow the clocks of both places', () => {
  const { own } = stateAt('2026-10-23T08:00+02:00', 'Asia/Tokyo')
  expect(own?.times.monday).toEqual(['17:00 to 20:30', '21:30 to Tue 01:00'])
  expect(stateAt('2026-10-12T08:00+02:00', 'Asia/Tokyo').own?.times.monday[0]).toBe('16:00 to 19:30')
})
