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

/** Calendar days, `2026-11-24`, the same in every time zone. */
export type Days = { from: string; to: string }

/**
 * The expected day or range: "tomorrow", "Monday 23 – Wednesday 25 November". Past days are left out
 * as long as one is still to come.
 */
export function daysText({ from, to }: Days, now: Date, language: Language): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const last = Date.parse(to)
  const first = last >= today ? Math.max(today, Date.parse(from)) : Date.parse(from)
  const daysAway = (first - today) / dayMs
  if (first === last && (daysAway === 0 || daysAway === 1))
    return new Intl.RelativeTimeFormat(formatTag(language), { numeric: 'auto' }).format(daysAway, 'day')
  const text = first === last ? longDay(language).format(first) : rangeText(language, first, last)
  // No line starts with the dash, and none ends with the number of a day.
  return text.replace(/(\d\.?) (?=\p{L})|\s(?=[–-]\s)/gu, '$1\u00a0')
}

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

const longDay = (language: Language, weekday: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(formatTag(language), { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Between a weekday and its day: in a range it would separate the two. */
const commaInRange: readonly Language[] = ['es', 'pt', 'ro']

/**
 * A month shared by both days is written once. Not `formatRange`: in some languages it changes to numbers, pads days
 * or leaves commas that split the range.
 */
function rangeText(language: Language, first: number, last: number): string {
  if (language === 'ja' || language === 'zh_tw') {
    const day = longDay(language, 'short')
    return [first, last].map((time) => day.format(time)).join(language === 'ja' ? '〜' : '至')
  }
  const month = longDay(language)
    .formatToParts(last)
    .find(({ type }) => type === 'month')?.value
  const texts = [first, last].map((time) => longDay(language).format(time))
  const at = language === 'hu' ? 1 : 0
  if (new Date(first).getUTCMonth() === new Date(last).getUTCMonth())
    texts[at] = texts[at]!.replace(new RegExp(`^${month}\\s|\\s(de\\s)?${month}$`, 'u'), '')
  return texts
    .map((text) => (language === 'hu' ? text.replace(/, (\p{L}+)$/u, ' ($1)') : text))
    .map((text) => (commaInRange.includes(language) ? text.replace(',', '') : text))
    .join(' – ')
}

/** Today and yesterday by name, days since `countedDays` ago as a number of days, other days as a date. */
export function recentDay(timestamp: string, now: Date, language: Language, countedDays = 1): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(new Date(timestamp))) / dayMs)
  if (daysAgo >= 0 && daysAgo <= countedDays) return daysAgoText(daysAgo, language)
  return dateText(timestamp, now, language)
}

/** "yesterday", "4 days ago" */
function daysAgoText(daysAgo: number, language: Language): string {
  const text = new Intl.RelativeTimeFormat(formatTag(language), { numeric: 'auto' }).format(-daysAgo, 'day')
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

export function timeText(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(formatTag(language), clockParts(language)).format(new Date(timestamp))
}

function startOfDay(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
}
