import type { EntryPreview } from '#contract/content.ts'
import { languageFor } from '#domain/content/entries.ts'
import type { Language } from '#domain/languages.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentAd } from './ads/list-ads.ts'
import { adOf } from './built-in-source.ts'
import type { EntryRow } from './find-entries.ts'
import { presentPage } from './present-page.ts'

/** A draft as its readers would get it, also in a language that still lacks something. */
export function previewEntry({ id, kind, slug, content }: EntryRow, asked: Language): EntryPreview {
  const language = languageFor(content.texts, asked) ?? refuse('not-found')
  const text = content.texts[language]!
  if (kind === 'page') return { page: presentPage({ slug, language, text }), ad: null }
  const [ad = null] = presentAd({ id, language, text, ad: adOf(content) })
  return { page: null, ad }
}
