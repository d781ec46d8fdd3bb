import { type Language, languageTag } from '#domain/languages.ts'

const namesIn = new Map<Language, Intl.DisplayNames>()

/** A country's name in a language; undefined for an unknown code. */
export function countryName(code: string, language: Language): string | undefined {
  try {
    const names = namesIn.get(language) ?? readNames(language)
    return names.of(code)
  } catch {
    return undefined
  }
}

/** Kept, because a list of countries asks for dozens of names. */
function readNames(language: Language): Intl.DisplayNames {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' })
  namesIn.set(language, names)
  return names
}
