import { beforeEach, expect, test } from 'vitest'
import { allStores } from '#contract/pages.ts'
import { compressFor, type FinishedPage, finishPage } from './finished-page.ts'
import { createPageCache, freshMs, type PageContent, type RenderResult, staleMs } from './page-cache.ts'

let nowMs = 0
let made: string[] = []
let shown: PageContent = { products: new Set(), catalogue: false }
let isKept = true
let hold: Promise<void> | undefined

beforeEach(() => {
  nowMs = 0
  made = []
  shown = { products: new Set(), catalogue: false }
  isKept = true
  hold = undefined
})

async function make(key: string): Promise<RenderResult> {
  made.push(key)
  const page = await finishPage({ status: 200, headers: {}, body: Buffer.from(`${key} ${made.length}`) })
  await hold
  return { page, shown, isKept }
}
const open = (maxBytes?: number) =>
  createPageCache({ make, clock: () => nowMs, ...(maxBytes && { maxBytes }) })
const etag = (page: FinishedPage | undefined) => page?.etag

test('a page is rendered once and then cached', async () => {
  const cache = open()
  const first = await cache.get('a')
  expect(cache.peek('a')).toBe(first)
  expect(made).toEqual(['a'])
})

test('visitors who come at the same time share one rendering', async () => {
  const cache = open()
  await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])
  expect(made).toHaveLength(1)
})

test('a stale page is shown once more while a new one is rendered', async () => {
  const cache = open()
  const first = await cache.get('a')
  nowMs += freshMs + 1
  expect(etag(cache.peek('a'))).toBe(first.etag)
  await expect.poll(() => etag(cache.peek('a'))).not.toBe(first.etag)
})

test('a page that is far too old is not shown', async () => {
  const cache = open()
  await cache.get('a')
  nowMs += staleMs + 1
  expect(cache.peek('a')).toBeUndefined()
})

test('a changed shop page removes itself and lists of such pages, and no others', async () => {
  const cache = open()
  const stores = { lindehof: 'lindehof', rossi: 'rossi', sitemap: allStores, product: undefined }
  for (const [key, store] of Object.entries(stores)) {
    shown = { products: new Set([7]), catalogue: true, store }
    await cache.get(key)
  }
  cache.drop({ store: 'lindehof' })
  expect(cache.keys.toSorted()).toEqual(['product', 'rossi'])
})

test('a changed product removes the pages that show it, and no others', async () => {
  const cache = open()
  shown = { products: new Set([7]), catalogue: false }
  await cache.get('seven')
  shown = { products: new Set([8]), catalogue: false }
  await cache.get('eight')
  shown = { products: new Set(), catalogue: true }
  await cache.get('list')
  shown = { products: new Set(), catalogue: false }
  await cache.get('about')
  cache.drop([7])
  expect(['seven', 'eight', 'list', 'about'].map((key) => cache.peek(key) !== undefined)).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('if everything changes, only pages without products stay', async () => {
  const cache = open()
  shown = { products: new Set([7]), catalogue: false }
  await cache.get('seven')
  shown = { products: new Set(), catalogue: false }
  await cache.get('about')
  cache.drop('all')
  expect(cache.peek('seven')).toBeUndefined()
  expect(cache.peek('about')).toBeDefined()
})

test('a page whose product changed during rendering is not cached', async () => {
  const cache = open()
  shown = { products: new Set([7]), catalogue: false }
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const page = cache.get('seven')
  cache.drop([7])
  const later = cache.get('seven')
  resolve()
  await Promise.all([page, later])
  expect(made).toHaveLength(2)
  expect(etag(cache.peek('seven'))).toBe(etag(await later))
})

test('such a page is not cached either if nobody requests it meanwhile', async () => {
  const cache = open()
  shown = { products: new Set([7]), catalogue: false }
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const page = cache.get('seven')
  cache.drop([7])
  resolve()
  await page
  expect(cache.peek('seven')).toBeUndefined()
})

test('an uncacheable page is rendered each time', async () => {
  const cache = open()
  isKept = false
  await cache.get('a')
  expect(cache.peek('a')).toBeUndefined()
  expect(cache.keys).toEqual([])
})

test('the least recently used page makes room', async () => {
  const cache = open(9000)
  await cache.get('a')
  await cache.get('b')
  cache.peek('a')
  await cache.get('c')
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c')].map(Boolean)).toEqual([true, false, true])
})

test('a page cached in further encodings takes room from others', async () => {
  const large = Buffer.alloc(100_000, 'verbena ')
  const cache = createPageCache({
    clock: () => nowMs,
    maxBytes: 250_000,
    make: async () => ({
      page: await finishPage({ status: 200, headers: {}, body: large }),
      shown,
      isKept,
    }),
  })
  for (const key of ['a', 'b', 'c', 'd']) {
    await compressFor(await cache.get(key), 'identity')
    cache.resized(key)
  }
  expect(cache.size).toBe(2)
})

test('a page is dropped when the team publishes what it shows, or another entry of a kind it lists', async () => {
  const cache = open()
  const change = { content: { kind: 'page', slug: 'about' } }
  for (const [key, content] of [
    ['shows it', ['page:about']],
    ['lists all', ['page']],
    ['shows another', ['page:terms']],
    ['shows none', []],
  ] as const) {
    shown = { ...shown, content: new Set(content) }
    await cache.get(key)
  }
  cache.drop(change)
  expect(cache.keys.toSorted()).toEqual(['shows another', 'shows none'])
})
