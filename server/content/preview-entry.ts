import type { EntryPreview } from '#contract/content.ts'
import { languageFor } from '#domain/content/entries.ts'
import type { Language } from '#domain/languages.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentAd } from './ads/list-ads.ts'
import type { EntryRow } from './find-entries.ts'
import { presentPage, presentPlaced } from './present-page.ts'
import { adOf } from './source.ts'

/** A draft as its readers would get it, also in a language that still lacks something. */
export function previewEntry({ id, kind, slug, content }: EntryRow, asked: Language): EntryPreview {
  const language = languageFor(content.texts, asked) ?? refuse('not-found')
  const text = content.texts[language]!
  const nothing = { page: null, ad: null, placed: null }
  if (kind === 'page') return { ...nothing, page: presentPage({ slug, language, text }) }
  if (kind !== 'ad') return { ...nothing, placed: presentPlaced({ slug, language, text }) }
  const [ad = null] = presentAd({ id, language, text, ad: adOf(content) })
  return { ...nothing, ad }
}
