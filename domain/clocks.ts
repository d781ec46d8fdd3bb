export const dayMs = 86_400_000

/** Making one takes longer than all that is calculated with it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a zone show, as if it were UTC. */
export function shownIn(zone: string, timestamp: Date): number {
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

/** The day on the zone's calendar, as its midnight in UTC. */
export function today(zone: string, now: Date): number {
  const shown = shownIn(zone, now)
  return shown - (shown % dayMs)
}

/** How far a zone is ahead of UTC by day: clocks change at night, so that it is one from morning to midnight. */
export function offsetOn(zone: string, day: number): number {
  const noon = day + dayMs / 2
  return shownIn(zone, new Date(noon)) - noon
}

/** The last moment of a day, which is given as its midnight in UTC. */
export function endOfDay(zone: string, day: number): Date {
  return new Date(day + dayMs - 1 - offsetOn(zone, day))
}
