import { expect, test } from 'vitest'
import { entryAddress, isReserved } from './addresses.ts'
import { helpTopics, standardArticles, topicOf } from './help.ts'

test('each article that the shop has from the start has a topic, and what the team adds is under “more”', () => {
  expect(new Set(standardArticles.map(topicOf))).toEqual(new Set(helpTopics.filter((key) => key !== 'more')))
  expect(topicOf('gift-wrapping')).toBe('more')
})

test('articles are read within the help centre, and none can take the address of its search', () => {
  expect(entryAddress('article', 'paying')).toBe('/help/paying')
  expect(entryAddress('page', 'about')).toBe('/about')
  expect(isReserved({ kind: 'article', slug: 'search' })).toBe(true)
  expect(isReserved({ kind: 'article', slug: 'products' })).toBe(false)
  expect(isReserved({ kind: 'page', slug: 'help' })).toBe(true)
})
