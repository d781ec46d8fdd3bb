import { dayMs, today } from '#domain/clocks.ts'
import { linkDaysMaximum } from '#domain/protocols/limits.ts'
import { type Region, regionSettings } from '#domain/regions.ts'

/** The day of a moment on the shop's calendar: `2027-02-18`. */
export function shopDay(region: Region, moment: Date): string {
  return written(today(regionSettings[region].timeZone, moment))
}

/** The last days that a link may be given, from today on. */
export function lastDayRange(region: Region, now: Date): { min: string; max: string } {
  const first = today(regionSettings[region].timeZone, now)
  return { min: written(first), max: written(first + linkDaysMaximum * dayMs) }
}

function written(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
