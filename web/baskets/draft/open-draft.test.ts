import { SWRConfig, unstable_serialize } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basketPaths } from '#contract/basket-paths.ts'
import type { Basket, BasketChange } from '#contract/baskets.ts'
import { FetchError } from '../../platform/call-api.ts'
import { withProduct } from './draft-lines.ts'
import { openDraft } from './open-draft.ts'

type Call = { method?: string; body?: BasketChange }
const callAccount = vi.fn<(path: string, call?: Call) => Promise<unknown>>()
vi.mock('../../platform/session/session.ts', () => ({
  callAccount: (path: string, call?: Call) => callAccount(path, call),
  useSession: () => ({}),
}))

let ids = 0
let basket: Basket
let path: string
/** The shop's answer to a draft that it saves. */
let version = 0
const saved = ({ products, message }: BasketChange): Basket => ({
  ...basket,
  message,
  products: products.map((line) => ({ ...line, name: 'Zinc' })) as unknown as Basket['products'],
  changed_at: `2026-11-24T10:00:0${++version}.000Z`,
})
const bodies = () =>
  callAccount.mock.calls.flatMap(([, call]) => (call?.method === 'PUT' ? [call.body!] : []))
const refusal = (status: number) =>
  new FetchError(status, { message: 'No longer sold.', code: 'invalid-input' })
const changedElsewhere = new FetchError(409, { message: 'Changed.', code: 'basket-changed' })
const zinc = { variantId: 1, quantity: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  version = 0
  basket = {
    id: ++ids,
    client: { id: 5, first_name: 'Noor', last_name: 'Willems' },
    state: 'draft',
    message: '',
    products: [],
    changed_at: '2026-11-24T10:00:00.000Z',
  } as unknown as Basket
  path = basketPaths.one(5, ids)
  callAccount.mockReset().mockImplementation(async (_, call) => (call?.body ? saved(call.body) : basket))
})
afterEach(() => void vi.useRealTimers())

const pause = () => vi.advanceTimersByTimeAsync(800)

test('what was written just before leaving the page is there when the practitioner comes back', async () => {
  const { cache } = SWRConfig.defaultValue
  const key = unstable_serialize([path, 1])
  cache.set(key, { data: basket, _k: [path, 1] } as object)
  const left = openDraft(basket)
  left.change(() => ({ message: 'For your sleep' }))
  const saving = left.flush()
  expect(openDraft(basket).store.get().message).toBe('For your sleep')
  await saving
  const known: Basket = cache.get(key)?.data
  expect(known.message).toBe('For your sleep')
  expect(openDraft(known).store.get().message).toBe('For your sleep')
  expect(callAccount).toHaveBeenCalledTimes(1)
})

test('what is written while a protocol is fetched stays', () => {
  const { change, store } = openDraft(basket)
  change(() => ({ message: 'For your sleep' }))
  change(({ lines }) => ({ lines: withProduct(lines, 1) }))
  expect(store.get()).toMatchObject({ lines: [zinc], message: 'For your sleep' })
})

test('a product that cannot be added is taken back and said, and the message is saved all the same', async () => {
  callAccount.mockRejectedValueOnce(refusal(409))
  const { change, store, isReady } = openDraft(basket)
  change(() => ({ lines: [zinc], message: 'For your sleep' }))
  expect(await isReady()).toBe(false)
  expect(store.get()).toMatchObject({ lines: [], message: 'For your sleep', state: 'saved' })
  expect(store.get().refusal).toMatchObject({ of: 'lines', error: { message: 'No longer sold.' } })
  const { changed_at } = basket
  expect(bodies().at(-1)).toEqual({ products: [], message: 'For your sleep', changed_at })
  expect(await isReady()).toBe(true)
})

test('a message that cannot be saved is not tried for ever, and the draft cannot be sent without it', async () => {
  callAccount.mockImplementation(async (_, call) => {
    if (call?.method) throw refusal(400)
    return basket
  })
  const { change, store, isReady } = openDraft(basket)
  change(() => ({ message: '\u0000' }))
  expect(await isReady()).toBe(false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(bodies()).toHaveLength(1)
  expect(store.get()).toMatchObject({ message: '\u0000', refusal: { of: 'message' } })
  expect(await isReady()).toBe(false)
  expect(bodies()).toHaveLength(2)
})

test.each([429, 503])('while the shop answers %i, products stay and are saved later', async (status) => {
  callAccount.mockRejectedValueOnce(refusal(status))
  const { change, store } = openDraft(basket)
  change(() => ({ lines: [zinc] }))
  await pause()
  expect(store.get()).toMatchObject({ lines: [zinc], state: 'unsaved', refusal: undefined })
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.get()).toMatchObject({ lines: [zinc], state: 'saved' })
})

test('a draft that was changed in another tab is shown as it is now, unless something here is not saved', async () => {
  const { change, store, adoptServerState } = openDraft(basket)
  const elsewhere = saved({
    products: [{ product_variant_id: 2, quantity: 3 }],
    message: 'From the other tab',
  })
  adoptServerState(elsewhere)
  expect(store.get()).toMatchObject({ lines: [{ variantId: 2, quantity: 3 }], message: 'From the other tab' })
  adoptServerState(basket)
  expect(store.get().message).toBe('From the other tab')
  change(() => ({ message: 'From here' }))
  adoptServerState(saved({ products: [], message: 'From the other tab again' }))
  expect(store.get().message).toBe('From here')
  await pause()
  const products = [{ product_variant_id: 2, quantity: 3 }]
  expect(bodies()).toEqual([{ products, message: 'From here', changed_at: elsewhere.changed_at }])
})

test('what was changed on another device meanwhile is not overwritten, and both changes are saved', async () => {
  const products = [{ product_variant_id: 2, quantity: 3 }]
  const elsewhere = saved({ products, message: 'From there' })
  callAccount.mockRejectedValueOnce(changedElsewhere).mockResolvedValueOnce(elsewhere)
  const { change, store, isReady } = openDraft(basket)
  change(() => ({ lines: [zinc], message: 'From here' }))
  expect(await isReady()).toBe(true)
  const lines = [{ variantId: 2, quantity: 3 }, zinc]
  expect(store.get()).toMatchObject({ lines, message: 'From here', state: 'saved', refusal: undefined })
  expect(store.get().merged).toEqual({ otherMessage: 'From there' })
  expect(bodies()).toEqual([
    {
      products: [{ product_variant_id: 1, quantity: 1 }],
      message: 'From here',
      changed_at: basket.changed_at,
    },
    {
      products: [...products, { product_variant_id: 1, quantity: 1 }],
      message: 'From here',
      changed_at: elsewhere.changed_at,
    },
  ])
})

test('what was saved without an answer is not taken for a change made elsewhere', async () => {
  callAccount.mockRejectedValueOnce(refusal(503))
  const { change, store } = openDraft(basket)
  change(() => ({ lines: [zinc] }))
  await pause()
  change(() => ({ lines: [] }))
  const present = saved({ products: [{ product_variant_id: 1, quantity: 1 }], message: '' })
  callAccount.mockRejectedValueOnce(changedElsewhere).mockResolvedValueOnce(present)
  await pause()
  await pause()
  expect(store.get()).toMatchObject({ lines: [], merged: undefined, state: 'saved' })
  expect(bodies().at(-1)).toMatchObject({ products: [], changed_at: present.changed_at })
})

test('a draft that is deleted is not saved any more', async () => {
  const { change, remove } = openDraft(basket)
  change(() => ({ message: 'For your sleep' }))
  callAccount.mockResolvedValueOnce({ message: 'Deleted.' })
  expect(await remove()).toBe('Deleted.')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(callAccount.mock.calls).toEqual([[path, { method: 'DELETE' }]])
})

test('a draft whose deletion was not answered is deleted when the practitioner presses again', async () => {
  const { remove } = openDraft(basket)
  callAccount.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(refusal(404))
  await expect(remove()).rejects.toThrow()
  expect(await remove()).toBeUndefined()
})

test('a draft that could not be deleted keeps what was not saved', async () => {
  const { change, remove } = openDraft(basket)
  change(() => ({ message: 'For your sleep' }))
  callAccount.mockRejectedValueOnce(refusal(503))
  await expect(remove()).rejects.toThrow()
  await pause()
  expect(bodies()).toEqual([{ products: [], message: 'For your sleep', changed_at: basket.changed_at }])
})

test('a draft that was deleted elsewhere is not asked for again and again', async () => {
  callAccount.mockRejectedValue(refusal(404))
  const { change } = openDraft(basket)
  change(() => ({ message: 'For your sleep' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callAccount).toHaveBeenCalledTimes(2)
})
