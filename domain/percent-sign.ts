import type { Language } from './languages.ts'

/**
 * Languages that write the sign directly after the number, as `Intl` does for them. `Intl` does so for Portuguese too, where
 * the publications of the EU, and our texts, put a space.
 */
const withoutSpace: readonly Language[] = ['en', 'hu', 'it', 'ja', 'nl', 'zh_tw']

/** What follows the number of a percentage. The space is one that never breaks. */
export function percentSign(language: Language): '%' | '\u00a0%' {
  return withoutSpace.includes(language) ? '%' : '\u00a0%'
}
