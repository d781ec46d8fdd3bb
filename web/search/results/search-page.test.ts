import { expect, test, vi } from 'vitest'
import { nothingFound } from '#contract/nothing-found.ts'
import type { Api, PageRequest } from '#contract/pages.ts'
import type { SearchResponse } from '#contract/search.ts'
import { searchPage } from './search-page.ts'

const found: SearchResponse = {
  ...nothingFound,
  total_found: 21,
  total_pages: 2,
  available_products: 20,
  unavailable_products: 1,
}
const popular = { ...nothingFound, often_searched: ['Magnesium'] }

function shop({ answer = found, isUp = true }: { answer?: SearchResponse; isUp?: boolean }) {
  const post = vi.fn(async () => answer)
  const get = vi.fn(async () => popular)
  const refuse = vi.fn(async () => {
    throw new Response(null, { status: 503 })
  })
  const api = (isUp ? { post, get } : { post: refuse, get: refuse }) as unknown as Api
  return { request: { api, shop: { language: 'en' } } as PageRequest, post, get }
}

const list = { cards: [], facets: [], chips: [] }
const open = (request: PageRequest, address: string) =>
  searchPage(request, new URLSearchParams(address), () => list)

test('results show the number of available products, and the corrected query', async () => {
  const { request, get } = shop({ answer: { ...found, did_you_mean: 'magnesium' } })
  expect(await open(request, 'query=magnesuim')).toMatchObject({
    typed: 'magnesuim',
    searched: 'magnesium',
    total: 21,
    available: 20,
    unavailable: 1,
    failed: false,
  })
  expect(get).not.toHaveBeenCalled()
})

test('a search without results shows popular searches', async () => {
  const { request } = shop({ answer: nothingFound })
  expect(await open(request, 'query=xyzzy')).toMatchObject({ total: 0, failed: false, often: ['Magnesium'] })
})

test.each(['', 'query=', 'query=%20%09'])('nothing is searched without a query (%s)', async (address) => {
  const { request, post } = shop({})
  expect(await open(request, address)).toMatchObject({ typed: '', total: 0, often: ['Magnesium'] })
  expect(post).not.toHaveBeenCalled()
})

test('a shop that does not answer gives an empty result, and says so', async () => {
  const { request } = shop({ isUp: false })
  expect(await open(request, 'query=zinc')).toMatchObject({
    typed: 'zinc',
    total: 0,
    available: 0,
    unavailable: 0,
    failed: true,
  })
})

test('the page works even if popular products cannot be loaded', async () => {
  const { request } = shop({ isUp: false })
  expect(await open(request, '')).toMatchObject({ failed: false, popular: [], often: [] })
})
