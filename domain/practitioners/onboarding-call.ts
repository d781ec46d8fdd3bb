import { dayMs, isWorkingDay, offsetOn, today } from '../local-time.ts'
import { type Region, regionSettings } from '../regions.ts'

export const callMinutes = 20
/** How many working days ahead can be booked, from tomorrow at the earliest. */
const workingDays = 10
/** 9:00 and 16:30. */
const [firstHalfHour, lastHalfHour] = [18, 33]
const halfHourMs = 1_800_000

/** All start times of calls, earliest first: every half hour from 9:00 to 16:30 in the region's local time. */
export function callSlots(region: Region, now: Date): Date[] {
  const { timeZone: zone } = regionSettings[region]
  return nextWorkingDays(today(zone, now)).flatMap((day) => slotsOn(day, zone))
}

export function isCallSlot(timestamp: Date, region: Region, now: Date): boolean {
  return callSlots(region, now).some((beginning) => beginning.getTime() === timestamp.getTime())
}

/** A booking counts until its call is over. */
export function isUpcomingCall(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() + callMinutes * 60_000 > now.getTime()
}

function nextWorkingDays(day: number): number[] {
  const days: number[] = []
  for (let next = day + dayMs; days.length < workingDays; next += dayMs)
    if (isWorkingDay(next)) days.push(next)
  return days
}

function slotsOn(day: number, zone: string): Date[] {
  const offset = offsetOn(zone, day)
  const count = lastHalfHour - firstHalfHour + 1
  return Array.from(
    { length: count },
    (_, index) => new Date(day + (firstHalfHour + index) * halfHourMs - offset),
  )
}
