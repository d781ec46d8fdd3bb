import type { Language } from '#domain/languages.ts'
import { momentText, recentDay, timeText } from '../../platform/moments.ts'

/** Today by its time, yesterday by name, other days by date. */
export function shortMoment(moment: string, now: Date, language: Language): string {
  return isToday(moment, now) ? timeText(moment, language) : recentDay(moment, now, language)
}

/** Today by its time alone, other days with it. */
export function exactMoment(moment: string, now: Date, language: Language): string {
  return isToday(moment, now) ? timeText(moment, language) : momentText(moment, now, language)
}

function isToday(moment: string, now: Date): boolean {
  return new Date(moment).toDateString() === now.toDateString()
}
