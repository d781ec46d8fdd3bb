import { formatTag, type Language } from '../languages.ts'
import type { TimeOfDay } from './dose.ts'

/** When a dose is taken, approximately. */
export const minutesAfterMidnight: Record<TimeOfDay, number> = {
  morning: 480,
  midday: 750,
  evening: 1110,
  night: 1320,
}

/** Where lunch and dinner are later: "with dinner, around 18:30" would puzzle a Spanish reader. */
const minutesIn: Partial<Record<Language, typeof minutesAfterMidnight>> = {
  es: { morning: 480, midday: 840, evening: 1260, night: 1380 },
}

/** "8:00", in the format of the reader's language. */
export function clockTime(time: TimeOfDay, language: Language): string {
  const timestamp = new Date((minutesIn[language] ?? minutesAfterMidnight)[time] * 60_000)
  return new Intl.DateTimeFormat(formatTag(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(timestamp)
}

/** The time of day it is at an hour from 0 to 23. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour < 4 || hour >= 21) return 'night'
  if (hour < 11) return 'morning'
  return hour < 15 ? 'midday' : 'evening'
}
