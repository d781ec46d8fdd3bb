import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMs } from '#domain/local-time.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { clearPersonalDataIn } from '../../platform/session/clear-personal-data.ts'
import { writeStored } from '../../platform/storage.ts'
import { comparedName } from '../../platform/visitor-data.ts'

let storage: ReturnType<typeof memoryStorage>
const toast = vi.fn()
vi.mock('../../platform/toasts/toast.ts', () => ({ toast: (...said: unknown[]) => toast(...said) }))
vi.mock('../../platform/session/session-context.ts', () => ({
  sessionContext: () => ({ t: (key: string) => key }),
}))

beforeEach(() => {
  vi.resetModules()
  toast.mockClear()
  storage = memoryStorage()
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: memoryStorage() })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

/** A page that has just been opened in this browser. */
const openPage = () => import('./compared-products.ts')
const product = (id: number) => ({
  id,
  variantId: id + 100,
  slug: `p-${id}`,
  name: `P ${id}`,
  brand: 'Linden',
})
const chosenIn = async (page: Awaited<ReturnType<typeof openPage>>) =>
  page.comparedProducts.get()?.map(({ slug }) => slug)

test('products to compare are kept for the next page, until they are pressed again', async () => {
  const page = await openPage()
  page.toggleCompared(product(1))
  page.toggleCompared(product(2))
  vi.resetModules()
  const next = await openPage()
  expect(await chosenIn(next)).toEqual(['p-1', 'p-2'])
  next.toggleCompared(product(1))
  expect(await chosenIn(next)).toEqual(['p-2'])
  next.removeCompared(2)
  expect(storage.keys()).toEqual([])
})

test('a fifth product is refused with a message', async () => {
  const page = await openPage()
  for (const id of [1, 2, 3, 4, 5]) page.toggleCompared(product(id))
  expect(await chosenIn(page)).toEqual(['p-1', 'p-2', 'p-3', 'p-4'])
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'compare:full')
})

test('logging out deletes them', async () => {
  const page = await openPage()
  page.toggleCompared(product(1))
  clearPersonalDataIn(storage)
  expect(storage.keys()).toEqual([])
})

test.each([
  ['anything but a list', { id: 1 }],
  ['what is no product', [7, null, { id: 'x' }, { id: 1, slug: 3, name: '', brand: '' }]],
  ['an unknown colour', [{ id: 1, slug: 'a', name: 'A', brand: 'B', range: 'x" onload="' }]],
])('%s in the storage is ignored', async (_, stored) => {
  writeStored(storage, comparedName, stored, Date.now() + dayMs)
  expect(await chosenIn(await openPage())).toBeUndefined()
})
