import { clockParts, formatTag, type Language, languageTag } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'
import { keepTogether } from './formats.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Date and time in the browser's time zone. */
export function timestampText(timestamp: string, now: Date, language: Language): string {
  const time = new Date(timestamp)
  const isOtherYear = time.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat(formatTag(language), {
    day: 'numeric',
    month: 'long',
    ...clockParts(language),
    ...(isOtherYear && { year: 'numeric' }),
  }).format(time)
}

/** The time elapsed, in the largest whole unit: "5 hours", "2 days". */
export function ageText(timestamp: string, now: Date, language: Language): string {
  const ms = Math.max(0, now.getTime() - new Date(timestamp).getTime())
  const [unit, size] =
    ms >= dayMs
      ? (['day', dayMs] as const)
      : ms >= hourMs
        ? (['hour', hourMs] as const)
        : (['minute', minuteMs] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  const text = new Intl.NumberFormat(languageTag(language), format).format(Math.floor(ms / size))
  return language === 'ja' ? text.replace(' ', '') : text
}

export function isOlderThanDays(timestamp: string, now: Date, days: number): boolean {
  return now.getTime() - new Date(timestamp).getTime() >= days * dayMs
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** The date here, such as `2026-11-24`. */
export function localDate(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export function isToday(timestamp: string, now: Date): boolean {
  return new Date(timestamp).toDateString() === now.toDateString()
}

/** "Thursday 20 November", for greetings. */
export function dayText(now: Date, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(formatTag(language), parts).format(now)
}

/** "November", with its year unless it is the current one; `month` is given as `2026-11`. */
export function monthText(month: string, now: Date, language: Language): string {
  const isOtherYear = !month.startsWith(String(now.getFullYear()))
  return new Intl.DateTimeFormat(formatTag(language), {
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
}

/** "20 November 2026", in the browser's time zone. */
export function fullDate(timestamp: string, language: Language): string {
  return keepTogether(
    new Intl.DateTimeFormat(formatTag(language), { dateStyle: 'long' }).format(new Date(timestamp)),
  )
}

/** Today and yesterday by name, days since `countedDays` ago as a number of days, other days as a date. */
export function recentDay(timestamp: string, now: Date, language: Language, countedDays = 1): string {
  const days = daysAgo(timestamp, now)
  if (days >= 0 && days <= countedDays) return daysAgoText(days, language)
  return dateText(timestamp, now, language)
}

/** 1 for yesterday, however few hours ago it was. */
export function daysAgo(timestamp: string, now: Date): number {
  return Math.round((startOfDay(now) - startOfDay(new Date(timestamp))) / dayMs)
}

/** "yesterday", "4 days ago" */
function daysAgoText(days: number, language: Language): string {
  const text = new Intl.RelativeTimeFormat(formatTag(language), { numeric: 'auto' }).format(-days, 'day')
  return language === 'ja' ? text.replace(' ', '') : text
}

/** A day in the browser's time zone, with its year unless it is the current one. */
export function dateText(timestamp: string, now: Date, language: Language): string {
  const day = new Date(timestamp)
  const isOtherYear = day.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat(formatTag(language), {
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
  }).format(day)
}

function startOfDay(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
}
