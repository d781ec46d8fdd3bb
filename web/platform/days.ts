import { formatTag, type Language } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'

/** "1–2", working days. */
export function daysOnTheWay({ first, last }: { first: number; last: number }): string {
  return `${first}–${last}`
}

/** A day within a week by its name, a later one with its date: "Wednesday", "Monday 30 November". */
export function comingDayText(day: string, now: Date, language: Language): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const isNear = Date.parse(day) - today < 7 * dayMs
  return new Intl.DateTimeFormat(formatTag(language), {
    weekday: 'long',
    ...(!isNear && { day: 'numeric', month: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(day))
}

/** "4 December": a day close enough to omit its year, without a line break. */
export function nearDayText(day: string, language: Language): string {
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(formatTag(language), parts).format(new Date(day)).replaceAll(' ', '\u00a0')
}
