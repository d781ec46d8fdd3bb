import type { Language } from '../languages.ts'
import type { ClaimRules } from './rules.ts'

const files: Record<Language, () => Promise<{ rules: ClaimRules }>> = {
  en: () => import('./rules/en.ts'),
  de: () => import('./rules/de.ts'),
  da: () => import('./rules/da.ts'),
  es: () => import('./rules/es.ts'),
  fr: () => import('./rules/fr.ts'),
  hu: () => import('./rules/hu.ts'),
  it: () => import('./rules/it.ts'),
  ja: () => import('./rules/ja.ts'),
  nl: () => import('./rules/nl.ts'),
  pt: () => import('./rules/pt.ts'),
  ro: () => import('./rules/ro.ts'),
  zh_tw: () => import('./rules/zh-tw.ts'),
}

/** The rules of one language, which a browser loads when somebody begins to write. */
export async function loadClaimRules(language: Language): Promise<ClaimRules> {
  return (await files[language]()).rules
}
