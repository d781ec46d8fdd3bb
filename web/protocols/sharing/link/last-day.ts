import type { Language } from '#domain/languages.ts'
import { dayMs, today } from '#domain/local-time.ts'
import { linkDaysMaximum } from '#domain/protocols/limits.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { dateText } from '../../../platform/dates.ts'

/** The calendar day of a time in the shop's time zone: `2027-02-18`. */
export function shopDay(region: Region, timestamp: Date): string {
  return written(today(regionSettings[region].timeZone, timestamp))
}

/** The possible last days of a link, from today on. */
export function lastDayRange(region: Region, now: Date): { min: string; max: string } {
  const first = today(regionSettings[region].timeZone, now)
  return { min: written(first), max: written(first + linkDaysMaximum * dayMs) }
}

/** A day of the shop as text, whatever the browser's time zone. */
export function lastDayText(day: string, now: Date, language: Language): string {
  return dateText(`${day}T12:00`, now, language)
}

function written(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
