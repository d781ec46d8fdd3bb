import type { AdminTerm } from '#contract/taxonomy.ts'
import { fallbackLanguage, type Language, languages } from '#domain/languages.ts'

/** In the reader's language, else in English. */
export function nameIn(names: AdminTerm['names'], language: Language): string | undefined {
  return names[language] ?? names[fallbackLanguage]
}

/** Only these are sent, because another admin may have named the term in other languages meanwhile. */
export function changedNames(before: AdminTerm['names'], after: AdminTerm['names']): AdminTerm['names'] {
  const nameAfter = (language: Language) => after[language]?.trim() ?? ''
  const changed = languages.filter((language) => nameAfter(language) !== (before[language] ?? ''))
  return Object.fromEntries(changed.map((language) => [language, nameAfter(language)]))
}
