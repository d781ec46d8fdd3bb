import MiniSearch from 'minisearch'
import { smallWords } from '#domain/search/small-words.ts'
import { typosAllowed } from '#domain/search/spelling.ts'
import { indexedWords } from '#domain/search/words.ts'
import type { Translations } from '#server/platform/translation.ts'
import { keywordsOf } from '../standard-texts.ts'
import type { Article } from './find-articles.ts'

const shortestBeginning = 3
const shortestStem = 4

/** The best match first. Typing errors and other endings of a word are allowed for. */
export function searchArticles(
  translations: Translations,
  articles: readonly Article[],
  query: string,
): Article[] {
  // Without single Japanese and Chinese characters, which cover nothing.
  const asked = indexedWords(query).flatMap(({ word, covers }) => (covers === 0 ? [] : word))
  const telling = asked.filter((word) => !smallWords.has(word))
  const words = new Set(telling.length > 0 ? telling : asked)
  if (words.size === 0) return []
  const index = new MiniSearch({
    fields: ['title', 'description', 'keywords', 'body'],
    idField: 'slug',
    tokenize: (text) => indexedWords(text).map(({ word }) => word),
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 4, description: 2, keywords: 2 },
      prefix: (word) => word.length >= shortestBeginning,
      fuzzy: (word) => (word.length > shortestStem ? typosAllowed(word) : 0),
      tokenize: () => [...words],
    },
  })
  index.addAll(
    articles.map(({ slug, language, text }) => ({
      slug,
      ...text,
      keywords: keywordsOf(translations, slug, language),
    })),
  )
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return index.search(query).map(({ id }) => bySlug.get(id)!)
}
