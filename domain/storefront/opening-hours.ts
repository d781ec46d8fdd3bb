import { dayMs, localTimeIn, offsetOn, today } from '../local-time.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Local times such as `09:00`; a period may end at `24:00`. */
export type Period = { day: Weekday; opens: string; closes: string }
export type OpeningHours = { timezone: string; periods: readonly Period[] }

export const periodsADay = 3

export type PeriodProblem = 'hours-end-before-start' | 'hours-overlap' | 'hours-too-many'

/** A practice that is open past midnight has a second period on the following day. */
export function periodsProblem(periods: readonly Period[]): PeriodProblem | undefined {
  if (periods.some(({ opens, closes }) => minutesOf(closes) <= minutesOf(opens)))
    return 'hours-end-before-start'
  for (const own of Map.groupBy(periods, ({ day }) => day).values()) {
    if (own.length > periodsADay) return 'hours-too-many'
    const sorted = own.toSorted(byStart)
    if (sorted.some(({ opens }, at) => at > 0 && minutesOf(opens) < minutesOf(sorted[at - 1]!.closes)))
      return 'hours-overlap'
  }
}

/** From Monday on, and within a day from morning on. */
export function sortedPeriods(periods: readonly Period[]): Period[] {
  return periods.toSorted(
    (one, other) => weekdays.indexOf(one.day) - weekdays.indexOf(other.day) || byStart(one, other),
  )
}

const byStart = (one: Period, other: Period) => minutesOf(one.opens) - minutesOf(other.opens)

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** One period on a date, as instants. */
export type OpenPeriod = { from: Date; to: Date }

/** The periods of a week from a moment on, which may have begun before it; clock changes are taken into account. */
export function openPeriods({ timezone, periods }: OpeningHours, now: Date): OpenPeriod[] {
  const first = today(timezone, now)
  const days = Array.from({ length: 8 }, (_, number) => first + number * dayMs)
  return days
    .flatMap((day) =>
      sortedPeriods(periods)
        .filter((period) => period.day === weekdayOf(day))
        .map(({ opens, closes }) => ({
          from: instantOf(timezone, day, opens),
          to: instantOf(timezone, day, closes),
        })),
    )
    .filter(({ to }) => to > now)
}

export function weekdayOf(day: number): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7]!
}

/**
 * A local time of a date, given as its midnight in UTC, as an instant. A time that the clock skips is as much later; of
 * a time that it shows twice, the second is meant.
 */
function instantOf(zone: string, day: number, time: string): Date {
  const local = day + minutesOf(time) * 60_000
  const early = local - offsetOn(zone, day - dayMs)
  const late = local - offsetOn(zone, day)
  return new Date(localTimeIn(zone, new Date(late)) === local ? late : early)
}

/** The period in which it is open now, if there is one. */
export function openNow(hours: OpeningHours, now: Date): OpenPeriod | undefined {
  return openPeriods(hours, now).find(({ from }) => from <= now)
}

/** The next time it opens, if it is closed. */
export function opensNext(hours: OpeningHours, now: Date): Date | undefined {
  return openPeriods(hours, now).find(({ from }) => from > now)?.from
}
