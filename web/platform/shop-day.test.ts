import { expect, test } from 'vitest'
import { linkExpiry } from '#domain/protocols/link-life.ts'
import { shopDay, shopDayText } from './shop-day.ts'

test('the last day of a link is the chosen day, in both stores', () => {
  for (const region of ['eu', 'uk'] as const)
    for (const day of ['2027-02-18', '2027-03-28', '2027-07-01', '2027-12-31'])
      expect(shopDay(region, linkExpiry(region, day))).toBe(day)
})

test('after midnight at the shop it is the next day, though not yet in UTC', () => {
  const afterMidnight = '2026-11-21T23:30:00Z'
  expect(shopDayText('eu', afterMidnight, 'en')).toBe('22\u00a0November 2026')
  expect(shopDayText('uk', afterMidnight, 'en')).toBe('21\u00a0November 2026')
})
