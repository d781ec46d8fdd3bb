import { daysOf } from '#domain/commission/months.ts'
import { formatTag, type Language } from '#domain/languages.ts'

/** "October 2026". */
export function monthName(month: string, language: Language): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(formatTag(language), parts).format(new Date(daysOf(month).first))
}

/** "1–31 October 2026". */
export function periodText(month: string, language: Language): string {
  const { first, last } = daysOf(month)
  const format = new Intl.DateTimeFormat(formatTag(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(first), new Date(last))
}
