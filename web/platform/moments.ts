import { type Language, languageTag } from '#domain/languages.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

// The shop is European: its English puts the day before the month, and counts to 24.
const tagOf = (language: Language) => (language === 'en' ? 'en-GB' : languageTag(language))

/** A day and the time on it, in the browser's time zone. */
export function momentText(moment: string, now: Date, language: Language): string {
  const time = new Date(moment)
  const isOtherYear = time.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat(tagOf(language), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(isOtherYear && { year: 'numeric' }),
  }).format(time)
}

/** How long ago, in the largest unit that is whole: "5 hr", "2 days". */
export function ageText(moment: string, now: Date, language: Language): string {
  const ms = Math.max(0, now.getTime() - new Date(moment).getTime())
  const [unit, size] =
    ms >= dayMs
      ? (['day', dayMs] as const)
      : ms >= hourMs
        ? (['hour', hourMs] as const)
        : (['minute', minuteMs] as const)
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const
  return new Intl.NumberFormat(languageTag(language), format).format(Math.floor(ms / size))
}

export function isOlderThanDays(moment: string, now: Date, days: number): boolean {
  return now.getTime() - new Date(moment).getTime() >= days * dayMs
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** "Thursday 20 November": as a letter would be dated today. */
export function dayText(now: Date, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(tagOf(language), parts).format(now)
}

/** "Monday 23 November – Wednesday 25 November": days of the calendar, `2026-11-23`, the same in every time zone. */
export function daysText(from: string, to: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const text = new Intl.DateTimeFormat(tagOf(language), parts).formatRange(new Date(from), new Date(to))
  return text.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0')
}

/** Today and yesterday by name, the days since `countedDays` ago by their number, other days by date. */
export function recentDay(moment: string, now: Date, language: Language, countedDays = 1): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(new Date(moment))) / dayMs)
  if (daysAgo >= 0 && daysAgo <= countedDays)
    return new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' }).format(-daysAgo, 'day')
  return dateText(moment, now, language)
}

/** A day in the browser's time zone, with its year where that is another one. */
export function dateText(moment: string, now: Date, language: Language): string {
  const day = new Date(moment)
  const isOtherYear = day.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat(tagOf(language), {
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
  }).format(day)
}

export function timeText(moment: string, language: Language): string {
  const parts = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(tagOf(language), parts).format(new Date(moment))
}

function startOfDay(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
}
