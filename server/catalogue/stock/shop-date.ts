import { dateOf } from '#domain/days.ts'
import { today } from '#domain/local-time.ts'
import { type Region, regionSettings } from '#domain/regions.ts'

/** The shop's date, such as `2026-11-28`. */
export function shopDate(region: Region, now: Date): string {
  return dateOf(today(regionSettings[region].timeZone, now))
}
