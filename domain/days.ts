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
  return hasBegunSomewhere(day, now) && hoursSince(day, now) < 36
}

export function hasBegunSomewhere(day: Day, now: Date): boolean {
  return hoursSince(day, now) >= -14
}

function hoursSince(day: Day, now: Date): number {
  return (now.getTime() - day) / (dayMs / 24)
}
