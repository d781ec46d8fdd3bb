import { dayMs } from './local-time.ts'

/** A calendar day, as its midnight in UTC: no zone or clock change affects it. */
export type Day = number

/** From a date such as `2026-11-24`. */
export function dayOf(date: string): Day {
  return Date.parse(date)
}

export function dateOf(day: Day): string {
  return new Date(day).toISOString().slice(0, 10)
}

export function addDays(day: Day, days: number): Day {
  return day + days * dayMs
}

/** Negative if `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((to - from) / dayMs)
}

/** Whether it is this date somewhere in the world: zones reach from 12 hours behind UTC to 14 ahead of it. */
export function isTodaySomewhere(day: Day, now: Date): boolean {
  const hours = (now.getTime() - day) / (dayMs / 24)
  return hours >= -14 && hours < 36
}
