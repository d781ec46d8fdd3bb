import { expect, test, vi } from 'vitest'
import { loadTranslations } from '#server/platform/translation.ts'
import type { Article } from './find-articles.ts'
import { openArticleSearch } from './search-articles.ts'

const translations = loadTranslations('locales')
const article = (slug: string, body: string): Article => ({
  slug,
  language: 'en',
  text: { title: slug, body },
})

test('readers who search do not wait for an index of articles that have not changed', () => {
  // Read once for each article in an index.
  const resourcesOf = vi.fn(translations.resourcesOf)
  const search = openArticleSearch({ ...translations, resourcesOf })
  const found = (body: string, query: string) => {
    const articles = [article('first', body), article('second', 'Send it back.')]
    return search('en', articles, query).map(({ slug }) => slug)
  }
  expect(found('By card.', 'card')).toEqual(['first'])
  expect(found('By card.', 'back')).toEqual(['second'])
  expect(resourcesOf).toHaveBeenCalledTimes(2)
  expect(found('By pebble.', 'card')).toEqual([])
  expect(found('By pebble.', 'pebbles')).toEqual(['first'])
  expect(resourcesOf).toHaveBeenCalledTimes(4)
})
