import { dateOf } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { today } from '#domain/local-time.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { formatDate } from './formats.ts'

/** The calendar day of a time in the shop's time zone: `2027-02-18`. */
export function shopDay(region: Region, timestamp: Date): string {
  return dateOf(today(regionSettings[region].timeZone, timestamp))
}

/** "18 February 2027", at the shop: for days that mean the same to everybody, and for pages that the server renders. */
export function shopDayText(region: Region, timestamp: string, language: Language): string {
  return formatDate(shopDay(region, new Date(timestamp)), language)
}
