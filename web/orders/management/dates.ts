import type { Language } from '#domain/languages.ts'
import { isToday, recentDay, timestampText } from '../../platform/dates.ts'
import { timeText } from '../../platform/formats.ts'

/** Today as a time, yesterday by name, other days as a date. */
export function shortTimestamp(timestamp: string, now: Date, language: Language): string {
  return isToday(timestamp, now) ? timeText(timestamp, language) : recentDay(timestamp, now, language)
}

/** Today as a time only, other days as date and time. */
export function exactTimestamp(timestamp: string, now: Date, language: Language): string {
  return isToday(timestamp, now) ? timeText(timestamp, language) : timestampText(timestamp, now, language)
}
