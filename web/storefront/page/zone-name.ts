import { formatTag, type Language } from '#domain/languages.ts'

/** "Central European Time". */
export function zoneName(zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(formatTag(language), { timeZone: zone, timeZoneName: 'longGeneric' })
  return (
    parts.formatToParts(new Date('2026-01-01')).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  )
}
