import type { TimeOfDay } from './dose.ts'

/** Approximate, in minutes after midnight. */
const minutesOf: Record<TimeOfDay, number> = { morning: 480, midday: 750, evening: 1110, night: 1320 }

/** "8:00", in the format of the reader's language. */
export function clockTime(time: TimeOfDay, tag: string): string {
  const timestamp = new Date(minutesOf[time] * 60_000)
  // The shop's English uses the 24-hour clock.
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(timestamp)
}
