import { type Language, languageTag } from '#domain/languages.ts'

/** A country as the language calls it; undefined for a code that names none. */
export function countryName(code: string, language: Language): string | undefined {
  try {
    return new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
