import { addDays, type Day, daysBetween } from '../days.ts'
import { amountPerDay, type Dose } from '../protocols/dose.ts'
import type { Use } from './supply-left.ts'

/** A line of a received protocol, and the day on which its first pack came. */
export type PlanLine = { dose: Dose | null; firstArrival: Day | null }

/** A course begins with its first pack, but not before the protocol was shared; until then with the next day. */
export function courseStart(sharedOn: Day, firstArrival: Day | null, today: Day): Day {
  return firstArrival === null ? Math.max(sharedOn, today) : Math.max(sharedOn, firstArrival)
}

/** How a line is taken. What was bought earlier has been taken since it came; a course starts with the protocol. */
export function useOf({ dose, firstArrival }: PlanLine, sharedOn: Day, today: Day): Use | null {
  if (!dose) return null
  const start = courseStart(sharedOn, firstArrival, today)
  const perDay = amountPerDay(dose)
  if (dose.days === null) return { perDay, from: firstArrival ?? start, until: null }
  return { perDay, from: start, until: addDays(start, dose.days - 1) }
}

/** `days`: the longest course; null without one. */
export type PlanDay = { day: number; days: number | null }

/**
 * "Day 25 of 56". A protocol begins with its first pack; undefined before that, and after the end unless some of it is
 * taken on.
 */
export function planDay(lines: readonly PlanLine[], sharedOn: Day, today: Day): PlanDay | undefined {
  const starts = lines.flatMap(({ dose, firstArrival }) =>
    dose && firstArrival !== null && firstArrival <= today ? courseStart(sharedOn, firstArrival, today) : [],
  )
  if (starts.length === 0) return undefined
  const day = daysBetween(Math.min(...starts), today) + 1
  const courses = lines.flatMap(({ dose }) => dose?.days ?? [])
  const days = courses.length === 0 ? null : Math.max(...courses)
  if (day < 1) return undefined
  if (days === null || day <= days) return { day, days }
  return lines.some(({ dose }) => dose?.days === null) ? { day, days: null } : undefined
}

/** Whether a dose is taken on that day: its course has not ended. */
export function isTakenOn(use: Use, day: Day): boolean {
  return use.until === null || day <= use.until
}
