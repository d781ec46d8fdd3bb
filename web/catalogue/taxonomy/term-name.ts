import type { AdminTerm } from '#contract/taxonomy.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'

/** In the reader's language, else in English. */
export function nameIn(names: AdminTerm['names'], language: Language): string | undefined {
  return names[language] ?? names[fallbackLanguage]
}
