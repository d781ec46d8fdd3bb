export const dayMs = 86_400_000

/** Cached, because creating a formatter is slower than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local date and time in a zone, as if it were UTC. */
export function localTimeIn(zone: string, timestamp: Date): number {
  const parts = clockOf(zone).formatToParts(timestamp)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}

/** The local date in a zone, as its midnight in UTC. */
export function today(zone: string, now: Date): number {
  const shown = localTimeIn(zone, now)
  return shown - (shown % dayMs)
}

/** A zone's UTC offset during the day: clocks change at night, so it is the same from morning to midnight. */
export function offsetOn(zone: string, day: number): number {
  const noon = day + dayMs / 2
  return localTimeIn(zone, new Date(noon)) - noon
}

/** The last instant of a date, which is given as its midnight in UTC. */
export function endOfDay(zone: string, day: number): Date {
  return new Date(day + dayMs - 1 - offsetOn(zone, day))
}

/** The last instant of the date that comes so many days after a time. */
export function endOfDayAfter(zone: string, timestamp: Date, days: number): Date {
  return endOfDay(zone, today(zone, timestamp) + days * dayMs)
}

/** Monday to Friday; `day`: a date, as its midnight in UTC. */
export function isWorkingDay(day: number): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** Whether there is such a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}
