import { formatTag, type Language } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'

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
