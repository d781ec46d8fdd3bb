import { formatTag, type Language } from '../../languages.ts'

/** A date as precisely as it is known: "2023", "April 2023" or "1 April 2023". */
export function sinceText(since: string, language: Language): string {
  const [, month, day] = since.split('-')
  return new Intl.DateTimeFormat(formatTag(language), {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(since))
}
