import { dayMs, endOfDay, endOfDayAfter, today } from '../local-time.ts'
import { type Region, regionSettings } from '../regions.ts'
import { linkDaysDefault, linkDaysMaximum } from './limits.ts'

/** A link works until the end of its last day (`2027-02-18`) in the region's time zone. */
export function linkExpiry(region: Region, lastDay: string): Date {
  return endOfDay(regionSettings[region].timeZone, Date.parse(lastDay))
}

export function defaultLinkExpiry(region: Region, now: Date): Date {
  return endOfDayAfter(regionSettings[region].timeZone, now, linkDaysDefault)
}

/** Today is the earliest day that can be chosen. */
export function lastDayProblem(
  region: Region,
  lastDay: string,
  now: Date,
): 'day-passed' | 'invalid' | undefined {
  const daysAhead = (Date.parse(lastDay) - today(regionSettings[region].timeZone, now)) / dayMs
  if (daysAhead < 0) return 'day-passed'
  if (daysAhead > linkDaysMaximum) return 'invalid'
}
