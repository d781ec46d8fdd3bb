import type { Language } from '#domain/languages.ts'
import { recentDay, timestampText, timeText } from '../../platform/dates.ts'

/** Today by its time, yesterday by name, other days by date. */
export function shortTimestamp(timestamp: string, now: Date, language: Language): string {
  return isToday(timestamp, now) ? timeText(timestamp, language) : recentDay(timestamp, now, language)
}

/** Today by its time alone, other days with it. */
export function exactTimestamp(timestamp: string, now: Date, language: Language): string {
  return isToday(timestamp, now) ? timeText(timestamp, language) : timestampText(timestamp, now, language)
}

function isToday(timestamp: string, now: Date): boolean {
  return new Date(timestamp).toDateString() === now.toDateString()
}
