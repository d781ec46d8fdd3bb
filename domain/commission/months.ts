import { localTimeIn, offsetOn } from '../local-time.ts'

/** A calendar month, such as `2026-10`. Months are compared as text. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month of a point in time in a zone. */
export function monthAt(zone: string, timestamp: Date): string {
  return new Date(localTimeIn(zone, timestamp)).toISOString().slice(0, 7)
}

/** `step` months later; earlier if it is negative. */
export function monthAfter(month: string, step = 1): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number! - 1 + step)).toISOString().slice(0, 7)
}

/** When a month begins in a zone. */
export function monthStart(zone: string, month: string): Date {
  const day = Date.parse(`${month}-01`)
  return new Date(day - offsetOn(zone, day))
}

/** The first and the last day of a month: `2026-02-01`, `2026-02-28`. */
export function daysOf(month: string): { first: string; last: string } {
  const last = new Date(Date.parse(`${monthAfter(month)}-01`) - 1)
  return { first: `${month}-01`, last: last.toISOString().slice(0, 10) }
}
