import { dayMs } from '#domain/clocks.ts'
import { type Language, languageTag } from '#domain/languages.ts'

/** Days on the calendar, `2026-11-24`. */
export type Days = { from: string; to: string }

const tagOf = (language: Language) => (language === 'en' ? 'en-GB' : languageTag(language))

/** "20 November 2026", in the browser's time zone. */
export function fullDate(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long' }).format(new Date(moment))
}

/**
 * When something is expected: today and tomorrow by name, another day by weekday and date, several as from and to. Days
 * that have passed without it are left out, as long as one is to come.
 */
export function daysText({ from, to }: Days, now: Date, language: Language): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const last = Date.parse(to)
  const first = last >= today ? Math.max(today, Date.parse(from)) : Date.parse(from)
  const daysAway = (first - today) / dayMs
  if (first === last && (daysAway === 0 || daysAway === 1))
    return new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' }).format(daysAway, 'day')
  const date = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const parts: Intl.DateTimeFormatOptions = first === last ? { weekday: 'long', ...date } : date
  return new Intl.DateTimeFormat(tagOf(language), parts).formatRange(first, last)
}
