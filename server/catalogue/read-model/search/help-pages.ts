import type { SearchResponse } from '#contract/search.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { helpPageScore, helpPages } from '#domain/search/help-pages.ts'
import type { Translate } from '#domain/translation.ts'

/** The general pages that answer a query, in the reader's language. */
export type FindHelpPages = (
  query: string,
  language: Language,
  hasProducts: boolean,
) => SearchResponse['pages']

const pagesShown = 3
/** Next to products a page must match most of the query: "help me sleep" is not about contacting the shop. */
const leastBesideProducts = 0.5

/** Matches words in the reader's language, and in English. */
export function openHelpPageSearch(translatorFor: (language: Language) => Translate): FindHelpPages {
  return (query, language, hasProducts) => {
    const t = translatorFor(language)
    const english = translatorFor(fallbackLanguage)
    return helpPages
      .map((page) => {
        const phrases = [t, english].map((texts) => texts(`catalogue:help-pages.${page}`)).join()
        return { path: `/${page}`, title: t(`pages:${page}.title`), share: helpPageScore(query, phrases) }
      })
      .filter(({ share }) => (hasProducts ? share >= leastBesideProducts : share > 0))
      .sort((one, other) => other.share - one.share)
      .slice(0, pagesShown)
      .map(({ path, title }) => ({ path, title }))
  }
}
