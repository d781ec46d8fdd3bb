import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMs } from '#domain/local-time.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { clearPersonalDataIn } from '../../platform/session/clear-personal-data.ts'
import { writeStored } from '../../platform/storage.ts'

let storage: ReturnType<typeof memoryStorage>
beforeEach(() => {
  vi.resetModules()
  storage = memoryStorage()
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: memoryStorage() })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

/** A page that has just been opened in this browser. */
const openPage = () => import('./recent-products.ts')
const product = (id: number) => ({
  id,
  variantId: id + 100,
  slug: `p-${id}`,
  name: `P ${id}`,
  brand: 'Linden',
})
const viewedIn = async (page: Awaited<ReturnType<typeof openPage>>) =>
  page.recentProducts.get()?.products.map(({ id }) => id)

test('the products looked at are kept for the next page, latest first and each once', async () => {
  const page = await openPage()
  for (const id of [1, 2, 3, 1]) page.rememberViewed(product(id), 'en')
  vi.resetModules()
  expect(await viewedIn(await openPage())).toEqual([1, 3, 2])
})

test('only the last thirteen are kept, and nothing but what is shown', async () => {
  const page = await openPage()
  for (let id = 1; id <= 20; id++) page.rememberViewed({ ...product(id), amount: 9.5 }, 'en')
  expect(await viewedIn(page)).toHaveLength(13)
  expect(page.recentProducts.get()?.products[0]).toEqual({
    id: 20,
    slug: 'p-20',
    name: 'P 20',
    brand: 'Linden',
  })
})

test('in another language the list begins anew', async () => {
  const page = await openPage()
  page.rememberViewed(product(1), 'en')
  page.rememberViewed(product(2), 'nl')
  expect(await viewedIn(page)).toEqual([2])
})

test('logging out deletes them', async () => {
  const page = await openPage()
  page.rememberViewed(product(1), 'en')
  clearPersonalDataIn(storage)
  expect(storage.keys()).toEqual([])
})

test.each([
  ['nothing', null],
  ['a list', [product(1)]],
  ['no products', { language: 'en', products: 7 }],
])('%s in the storage is ignored', async (_, stored) => {
  writeStored(storage, 'recently-viewed', stored, Date.now() + dayMs)
  expect(await viewedIn(await openPage())).toBeUndefined()
})
