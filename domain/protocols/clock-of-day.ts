import type { TimeOfDay } from './dose.ts'

/** About when, in minutes after midnight. */
const minutesOf: Record<TimeOfDay, number> = { morning: 480, midday: 750, evening: 1110, night: 1320 }

/** "8:00", as the reader's language writes it. */
export function clockTime(time: TimeOfDay, tag: string): string {
  const timestamp = new Date(minutesOf[time] * 60_000)
  // The shop's English counts to 24.
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(timestamp)
}
