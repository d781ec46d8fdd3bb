import { offsetOn, today } from '../local-time.ts'
import { type Region, regionSettings } from '../regions.ts'

/**
 * Whole years for which tax law requires records of a sale, counted from 1 January after it: Belgian VAT Code, article
 * 60; in the United Kingdom, Value Added Tax Act 1994, schedule 11, paragraph 6.
 */
export const retentionYears: Readonly<Record<Region, number>> = { eu: 10, uk: 6 }

/** Older records may be deleted. */
export function endOfRetention(region: Region, now: Date): Date {
  const { timeZone } = regionSettings[region]
  const year = new Date(today(timeZone, now)).getUTCFullYear() - retentionYears[region]
  const newYear = Date.UTC(year, 0, 1)
  return new Date(newYear - offsetOn(timeZone, newYear))
}
