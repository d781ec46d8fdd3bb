import { isDeepStrictEqual } from 'node:util'
import MiniSearch from 'minisearch'
import type { Language } from '#domain/languages.ts'
import { smallWords } from '#domain/search/small-words.ts'
import { typosAllowed } from '#domain/search/spelling.ts'
import { indexedWords } from '#domain/search/words.ts'
import type { Translations } from '#server/platform/translation.ts'
import { keywordsOf } from '../standard-texts.ts'
import type { Article } from './find-articles.ts'

const shortestBeginning = 3
const shortestStem = 4

/** Searches the articles of a language. Its index is kept until one of them changes. */
export function openArticleSearch(translations: Translations) {
  const known = new Map<Language, { articles: readonly Article[]; index: MiniSearch }>()

  function indexOf(language: Language, articles: readonly Article[]): MiniSearch {
    const before = known.get(language)
    if (before && isDeepStrictEqual(before.articles, articles)) return before.index
    const index = indexArticles(translations, articles)
    known.set(language, { articles, index })
    return index
  }

  /** The best match first. Typing errors and other endings of a word are allowed for. */
  return (language: Language, articles: readonly Article[], query: string): Article[] => {
    // Without single Japanese and Chinese characters, which cover nothing.
    const asked = indexedWords(query).flatMap(({ word, covers }) => (covers === 0 ? [] : word))
    const telling = asked.filter((word) => !smallWords.has(word))
    const words = new Set(telling.length > 0 ? telling : asked)
    if (words.size === 0) return []
    const found = indexOf(language, articles).search(query, { tokenize: () => [...words] })
    const bySlug = new Map(articles.map((article) => [article.slug, article]))
    return found.map(({ id }) => bySlug.get(id)!)
  }
}

function indexArticles(translations: Translations, articles: readonly Article[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'description', 'keywords', 'body'],
    idField: 'slug',
    tokenize: (text) => indexedWords(text).map(({ word }) => word),
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 4, description: 2, keywords: 2 },
      prefix: (word) => word.length >= shortestBeginning,
      fuzzy: (word) => (word.length > shortestStem ? typosAllowed(word) : 0),
    },
  })
  index.addAll(
    articles.map(({ slug, language, text }) => ({
      slug,
      ...text,
      keywords: keywordsOf(translations, slug, language),
    })),
  )
  return index
}
