import { dayMs, today } from '#domain/clocks.ts'
import type { Language } from '#domain/languages.ts'
import { linkDaysMaximum } from '#domain/protocols/limits.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { dateText } from '../../../platform/dates.ts'

/** The day of a moment on the shop's calendar: `2027-02-18`. */
export function shopDay(region: Region, timestamp: Date): string {
  return written(today(regionSettings[region].timeZone, timestamp))
}

/** The last days that a link may be given, from today on. */
export function lastDayRange(region: Region, now: Date): { min: string; max: string } {
  const first = today(regionSettings[region].timeZone, now)
  return { min: written(first), max: written(first + linkDaysMaximum * dayMs) }
}

/** A shop day in words, whatever the browser's time zone. */
export function lastDayText(day: string, now: Date, language: Language): string {
  return dateText(`${day}T12:00`, now, language)
}

function written(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
