import { type Language, languageTag } from '#domain/languages.ts'

/** A country's name in a language; undefined for an unknown code. */
export function countryName(code: string, language: Language): string | undefined {
  try {
    return new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
