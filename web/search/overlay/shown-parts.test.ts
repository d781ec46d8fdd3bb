import { expect, test } from 'vitest'
import { nothingFound } from '#contract/nothing-found.ts'
import type { SearchResponse } from '#contract/search.ts'
import { notShowing, type Search } from './search-machine.ts'
import { shownParts } from './shown-parts.ts'

const popular = nothingFound
const known = { recents: 2, popular }
const focused: Search = { showing: 'focused', text: '', results: undefined }
const searching = (found: number, of = 'mag', failed = false): Search => ({
  showing: 'searching',
  text: 'mag',
  results: { of, failed, answer: { ...nothingFound, total_found: found } satisfies SearchResponse },
})
const parts = (search: Search, offered: Parameters<typeof shownParts>[1] = known) => [
  ...shownParts(search, offered),
]

test('a closed search shows nothing', () => {
  expect(parts(notShowing('mag'))).toEqual([])
})

test('an empty box offers recently opened and popular products', { tags: 'search-states' }, () => {
  expect(parts(focused)).toEqual(['recent', 'popular'])
  expect(parts(focused, { recents: 0, popular })).toEqual(['popular'])
})

test('popular products that are still loading have placeholders', () => {
  expect(parts(focused, { recents: 0, popular: undefined })).toEqual(['loading'])
})

test('until the first answer arrives, the previous parts stay', { tags: 'search-states' }, () => {
  expect(parts({ ...focused, showing: 'searching', text: 'mag' })).toEqual(['loading', 'recent', 'popular'])
})

test('previous results stay until the next ones arrive', () => {
  expect(parts(searching(0, 'ma'))).toContain('loading')
  expect(parts({ ...searching(3, 'ma') })).toEqual(['loading', 'suggestion', 'pagination'])
})

test('a link to all results is shown if there are more than shown', {
  tags: 'search-states',
}, () => {
  expect(parts(searching(26))).toEqual(['suggestion', 'pagination'])
})

test('without results, popular products are shown', () => {
  expect(parts(searching(0))).toEqual(['nothing', 'popular'])
})

test('a failure is reported, with popular products below', () => {
  expect(parts(searching(0, 'mag', true))).toEqual(['failed', 'popular'])
})
