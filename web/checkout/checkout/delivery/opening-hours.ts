import type { OpeningHours } from '#domain/delivery/pick-up-points.ts'
import { clockParts, formatTag, type Language, languageTag } from '#domain/languages.ts'

/** "Mon–Fri 08:00–18:30". */
export function openingHoursText(
  { first_day, last_day, from, to }: OpeningHours,
  language: Language,
): string {
  const weekday = new Intl.DateTimeFormat(languageTag(language), { weekday: 'short', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(formatTag(language), { ...clockParts(language), timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const name = (day: number) => weekday.format(new Date(Date.UTC(2024, 0, day)))
  const time = (text: string) => clock.format(new Date(`2024-01-01T${text}Z`))
  const days = first_day === last_day ? name(first_day) : `${name(first_day)}–${name(last_day)}`
  return `${days} ${time(from)}–${time(to)}`
}
