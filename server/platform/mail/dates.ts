import { clockParts, formatTag, type Language } from '#domain/languages.ts'

/** Date and time in the region’s time zone, in the language's format. */
export function timestampText(timestamp: Date, language: Language, timeZone: string): string {
  const parts = { day: 'numeric', month: 'long', ...clockParts(language) } as const
  return new Intl.DateTimeFormat(formatTag(language), { ...parts, timeZone }).format(timestamp)
}

/** Includes the year, as proof requires. */
export function fullTimestampText(timestamp: Date, language: Language, timeZone: string): string {
  const parts = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clockParts(language),
  } as const
  return new Intl.DateTimeFormat(formatTag(language), { ...parts, timeZone }).format(timestamp)
}

/** Dates such as `2026-11-24`: "24–25 November". */
export function daysText({ from, to }: { from: string; to: string }, language: Language): string {
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(formatTag(language), parts).formatRange(new Date(from), new Date(to))
}

/** Only the date. */
export function dayText(timestamp: Date, language: Language, timeZone: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(formatTag(language), { ...parts, timeZone }).format(timestamp)
}

export function zoneName(language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatTag(language), { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
