import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regions } from '../regions.ts'
import { callMinutes, callSlots, isCallSlot, isUpcomingCall } from './onboarding-call.ts'

const clock = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
const zones = { eu: 'Europe/Brussels', uk: 'Europe/London' }
const daysOf = (beginnings: Date[]) => [
  ...new Set(beginnings.map((timestamp) => timestamp.toISOString().slice(0, 10))),
]

test('calls are offered on the next ten working days, not today or at weekends', () => {
  const friday = new Date('2026-11-20T08:00:00Z')
  expect(daysOf(callSlots('eu', friday))).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
  ])
})

test('the day begins in the region’s time zone', () => {
  const lateOnMonday = new Date('2026-11-23T23:30:00Z')
  expect(daysOf(callSlots('eu', lateOnMonday))[0]).toBe('2026-11-25')
  expect(daysOf(callSlots('uk', lateOnMonday))[0]).toBe('2026-11-24')
})

test('every half hour from 9:00 to 16:30 is offered', () => {
  const [first, ...others] = callSlots('eu', new Date('2026-11-22T12:00:00Z')).slice(0, 16)
  expect(first).toEqual(new Date('2026-11-23T08:00:00Z'))
  expect(others.at(-1)).toEqual(new Date('2026-11-23T15:30:00Z'))
})

describe('when the clocks change', () => {
  test.each([
    ['eu', '2026-03-27T12:00:00Z', '2026-03-30T07:00:00Z'],
    ['uk', '2026-03-27T12:00:00Z', '2026-03-30T08:00:00Z'],
    ['eu', '2026-10-23T12:00:00Z', '2026-10-26T08:00:00Z'],
    ['uk', '2026-10-23T12:00:00Z', '2026-10-26T09:00:00Z'],
  ] as const)('in %s, a Monday still begins at nine (requested on %s)', (region, now, first) => {
    expect(callSlots(region, new Date(now))[0]).toEqual(new Date(first))
  })
})

test('there are always 160 different start times, all in the future and within working hours', () => {
  const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.constantFrom(...regions), (now, region) => {
      const beginnings = callSlots(region, now)
      expect(new Set(beginnings.map(Number)).size).toBe(160)
      for (const timestamp of beginnings) {
        expect(clock(zones[region]).format(timestamp)).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? (09|1[0-6]):[03]0$/)
        expect(timestamp.getTime()).toBeGreaterThan(now.getTime())
      }
    }),
    { numRuns: 40 },
  )
})

test('no other time can be booked', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(isCallSlot(new Date('2026-11-23T08:30:00Z'), 'eu', now)).toBe(true)
  expect(isCallSlot(new Date('2026-11-23T08:15:00Z'), 'eu', now)).toBe(false)
  expect(isCallSlot(new Date('2026-11-23T16:00:00Z'), 'eu', now)).toBe(false)
  expect(isCallSlot(new Date('2026-11-21T09:00:00Z'), 'eu', now)).toBe(false)
})

test('a call is upcoming until it is over', () => {
  const startsAt = new Date('2026-11-23T08:00:00Z')
  const later = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
  expect(isUpcomingCall(startsAt, later(callMinutes - 1))).toBe(true)
  expect(isUpcomingCall(startsAt, later(callMinutes))).toBe(false)
})
