import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Filters } from '#contract/catalogue.ts'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'
import { readListing } from '../products/listing-query.ts'

const noOptions = {
  categories: [],
  health_goals: [],
  brands: [],
  availability: [],
  delivery_form: [],
  free_from: [],
  suitable_for: [],
  zero_waste: [],
} satisfies Partial<Filters>

let tab: Tab
/** Paths that were asked for with a login. */
let withLogin: string[]
beforeEach(async () => {
  tab = await openTab()
  withLogin = []
  const call = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (new Headers(init.headers).has('authorization')) withLogin.push(url.split('?')[0]!)
    return call(url, init)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The number of products of a price limit. */
async function countedFor(totals: { visitor: number; user: number }): Promise<number> {
  const { previewOf } = await import('./filter-counts.ts')
  const listing = readListing(new URLSearchParams('price_max=12'))
  const counted = previewOf(listing, 'en', new AbortController().signal)
  for (let calls = 0; calls < 2; calls += 1) {
    const { path, answer } = await tab.next()
    const total = withLogin.length === 2 ? totals.user : totals.visitor
    answer({ body: path.includes('/filters') ? noOptions : { data: [], total_results: total } })
  }
  return (await counted).total
}

test('a practitioner sees how many products a price limit leaves with the prices for practitioners', async () => {
  tab.signIn(4)
  expect(await countedFor({ visitor: 7, user: 9 })).toBe(9)
})

test('a visitor sees how many it leaves without them', async () => {
  tab.visit()
  expect(await countedFor({ visitor: 7, user: 9 })).toBe(7)
})
