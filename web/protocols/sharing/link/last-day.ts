import { addDays, dateOf } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { today } from '#domain/local-time.ts'
import { linkDaysMaximum } from '#domain/protocols/limits.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { dateText } from '../../../platform/dates.ts'

/** The possible last days of a link, from today on. */
export function lastDayRange(region: Region, now: Date): { min: string; max: string } {
  const first = today(regionSettings[region].timeZone, now)
  return { min: dateOf(first), max: dateOf(addDays(first, linkDaysMaximum)) }
}

/** A day of the shop as text, whatever the browser's time zone. */
export function lastDayText(day: string, now: Date, language: Language): string {
  return dateText(`${day}T12:00`, now, language)
}
