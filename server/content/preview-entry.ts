import type { EntryPreview } from '#contract/content.ts'
import { languageFor } from '#domain/content/entries.ts'
import type { Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentAd } from './ads/list-ads.ts'
import type { EntryRow } from './find-entries.ts'
import { presentPage, presentPlaced } from './present-page.ts'
import { adOf } from './source.ts'
import { linesIn, presentTemplateProducts } from './templates.ts'

/** A draft as its readers would get it, also in a language that still lacks something. */
export async function previewEntry(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  { id, kind, slug, content }: EntryRow,
  asked: Language,
): Promise<EntryPreview> {
  const language = languageFor(content.texts, asked) ?? refuse('not-found')
  const text = content.texts[language]!
  const nothing = { page: null, ad: null, placed: null, products: null }
  if (kind === 'page' || kind === 'article')
    return { ...nothing, page: presentPage({ slug, language, text }) }
  if (kind !== 'ad') {
    const lines = content.template && linesIn(content.template, asked)
    const products = lines && (await presentTemplateProducts(deps, lines, asked))
    return { ...nothing, placed: presentPlaced({ slug, language, text }), products }
  }
  const [ad = null] = presentAd({ id, language, text, ad: adOf(content) })
  return { ...nothing, ad }
}
