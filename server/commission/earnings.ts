import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { type Region, regionSettings } from '#domain/regions.ts'

export type Reading = { practitionerId: number; language: Language; now: Date }

/** What an entry changes in a practitioner's earnings; moving an amount from pending to available changes nothing. */
export const earnings = sql`CASE commission_entries.kind
  WHEN 'credited' THEN commission_entries.amount WHEN 'reversed' THEN -commission_entries.amount ELSE 0 END`

/** The local beginning of the year or month that contains `now`. */
export function localStart(region: Region, unit: 'year' | 'month', now: Date): SQL {
  return sql`date_trunc(${unit}, ${now.toISOString()}::timestamptz AT TIME ZONE ${regionSettings[region].timeZone})`
}

/** The point in time of a local timestamp. */
export function inUtc(region: Region, local: SQL): SQL {
  return sql`((${local}) AT TIME ZONE ${regionSettings[region].timeZone})`
}
