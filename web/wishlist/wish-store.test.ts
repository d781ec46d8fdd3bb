import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../tests/support/browser-tab.ts'
import { maxWaitMs } from '../../tests/support/max-wait.ts'

type Store = typeof import('./wish-store.ts') & typeof import('./wish-state.ts')
let tab: Tab
let wishes: Store
let logged: string[]

const listOf = (...ids: number[]) => ({
  body: {
    data: ids.map((id) => ({ wishlist_item_id: id, product_variant_id: id })),
    total_results: ids.length,
  },
})
const awaiting = (...ids: number[]) => ({ body: { data: ids.map((id) => ({ product_variant_id: id })) } })
const refusal = (message: string) => ({ status: 409, body: { code: 'wishlist-full', message } })
const wished = () => [...wishes.wishState.get().wished]
const awaited = () => [...wishes.wishState.get().awaited]

beforeEach(async () => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void logged.push(text))
  tab = await openTab()
  wishes = { ...(await import('./wish-store.ts')), ...(await import('./wish-state.ts')) }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a visitor starts with an empty wishlist, and nothing is requested', () => {
  wishes.startWishlist()
  tab.visit()
  expect(wishes.wishState.get()).toMatchObject({ owner: 'visitor', items: [] })
  expect(tab.asked).toEqual([])
})

describe('a visitor', () => {
  const stored = () => tab.storage.keys().filter((key) => key.endsWith(':wishlist'))
  const previewOf = (...ids: number[]) => ({ body: { data: ids.map((id) => ({ product_variant_id: id })) } })

  beforeEach(() => {
    wishes.startWishlist()
    tab.visit()
  })

  test('keeps their wishlist in the browser, newest first, and sees its products on the wishlist page', async () => {
    wishes.addToWishlist(3)
    wishes.addToWishlist(4)
    expect([wished(), tab.asked]).toEqual([[4, 3], []])
    // Not loaded is not the same as empty.
    expect(wishes.wishState.get().owner).toBe('unknown')
    wishes.watchWishlist()
    const preview = await tab.next()
    expect(preview).toMatchObject({ method: 'POST', body: { product_variant_ids: [4, 3] } })
    preview.answer(previewOf(4))
    // The shop does not know the other product.
    await vi.waitFor(() => expect(wished()).toEqual([4]), maxWaitMs)
    expect(wishes.wishState.get()).toMatchObject({ owner: 'visitor', items: [{ product_variant_id: 4 }] })
  })

  test('can undo a removal', { tags: 'wishlist-change' }, () => {
    wishes.addToWishlist(3)
    wishes.removeFromWishlist(3, 'Zinc')
    expect([wished(), stored()]).toEqual([[], []])
    tab.toasts().at(-1)?.action?.run()
    expect(wished()).toEqual([3])
  })

  test('can undo a move to the cart, which takes the product out of it', { tags: 'wishlist-change' }, () => {
    let inCart = true
    wishes.addToWishlist(3)
    wishes.removeMovedWish(3, 'Zinc', () => {
      inCart = false
    })
    expect(wished()).toEqual([])
    expect(tab.toasts().at(-1)?.message).toBe('wishlist:moved')
    tab.toasts().at(-1)?.action?.run()
    expect([wished(), inCart]).toEqual([[3], false])
  })

  test('sees what was saved in another tab', () => {
    tab.storage.setItem('9999999999999:wishlist', '[8]')
    tab.dispatchStorageEvent('9999999999999:wishlist')
    expect(wished()).toEqual([8])
  })

  test('with a full wishlist is told so', async () => {
    tab.storage.setItem(
      '9999999999999:wishlist',
      JSON.stringify(Array.from({ length: 500 }, (_, at) => at + 1)),
    )
    wishes.addToWishlist(501)
    expect(tab.toasts().at(-1)).toMatchObject({ kind: 'error', message: 'wishlist:full' })
    expect(wishes.wishState.get().failure).toEqual({ message: 'wishlist:full', variantId: 501 })
    expect(stored()).toEqual(['9999999999999:wishlist'])
    expect(await wishes.moveToWishlist(502)).toBe(false)
  })

  test('moves their wishlist to the account at login, and leaves nothing in the browser', {
    tags: 'wishlist-load',
  }, async () => {
    wishes.addToWishlist(7)
    tab.signIn()
    expect(wished()).toEqual([7])
    const merge = await tab.next()
    expect(merge).toMatchObject({ method: 'POST', body: { product_variant_ids: [7] } })
    merge.answer({ body: { ...listOf(7, 3).body, left_out: [] } })
    await vi.waitFor(() => expect(wished()).toEqual([7, 3]), maxWaitMs)
    expect([stored(), tab.toasts()]).toEqual([[], []])
  })

  test('is told about items that did not fit, which stay in the browser', async () => {
    wishes.addToWishlist(7)
    tab.signIn()
    const merge = await tab.next()
    merge.answer({ body: { ...listOf(3).body, left_out: [7] } })
    await vi.waitFor(
      () => expect(tab.toasts().at(-1)).toMatchObject({ message: 'wishlist:left-out' }),
      maxWaitMs,
    )
    expect(wishes.wishState.get().failure).toEqual({ message: 'wishlist:left-out' })
    expect([wished(), stored()]).toEqual([[3], [expect.any(String)]])
  })

  test('keeps their wishlist if the shop was not reached at login, and the next page sends the same', async () => {
    wishes.addToWishlist(7)
    tab.signIn()
    const merge = await tab.next()
    merge.answer('no answer')
    const list = await tab.next()
    expect(list.method).toBe('GET')
    expect(stored()).toHaveLength(1)

    tab = await openTab(tab.storage)
    const { startWishlist } = await import('./wish-store.ts')
    startWishlist()
    tab.signIn()
    expect(await tab.next()).toMatchObject({ method: 'POST', body: merge.body, key: merge.key })
    expect(merge.key).not.toBeNull()
  })
})

describe('a logged-in user', () => {
  beforeEach(async () => {
    wishes.startWishlist()
    tab.signIn()
    const list = await tab.next()
    list.answer(listOf(3))
    const requests = await tab.next()
    requests.answer(awaiting(5))
    await vi.waitFor(() => expect(awaited()).toEqual([5]), maxWaitMs)
    expect(wishes.wishState.get().owner).toBe('person')
  })

  test('sees a saved item at once', { tags: ['wishlist-load', 'wishlist-change'] }, async () => {
    wishes.addToWishlist(4)
    expect(wished()).toEqual([3, 4])
    expect(await tab.next()).toMatchObject({ method: 'POST', body: { product_variant_id: 4 } })
  })

  test('sees a refused item removed, is told so, and can try again', {
    tags: ['wishlist-change', 'error-cart-wishlist'],
  }, async () => {
    wishes.addToWishlist(4)
    const post = await tab.next()
    post.answer(refusal('The list is full.'))
    await vi.waitFor(() => expect(wished()).toEqual([3]), maxWaitMs)
    const told = tab.toasts().at(-1)
    expect(told?.message).toBe('The list is full.')
    expect(logged).toEqual(['The wishlist could not be changed: 409 wishlist-full'])
    expect(wishes.wishState.get().failure).toMatchObject({ message: 'The list is full.', variantId: 4 })
    told?.action?.run()
    expect(wishes.wishState.get().failure).toBeUndefined()
    expect(wished()).toEqual([3, 4])
  })

  test('moves a product to their wishlist only once the shop has accepted it', async () => {
    const isRefused = wishes.moveToWishlist(4)
    const refused = await tab.next()
    refused.answer(refusal('The list is full.'))
    expect(await isRefused).toBe(false)
    expect(wishes.wishState.get().failure).toMatchObject({ message: 'The list is full.', variantId: 4 })
    const isMoved = wishes.moveToWishlist(6)
    const post = await tab.next()
    post.answer({ body: {} })
    const list = await tab.next()
    list.answer(listOf(3, 6))
    expect(await isMoved).toBe(true)
    expect(wished()).toEqual([3, 6])
  })

  test('can undo a removal', { tags: 'wishlist-change' }, async () => {
    wishes.removeFromWishlist(3, 'Zinc')
    expect(wished()).toEqual([])
    tab.toasts().at(-1)?.action?.run()
    expect(wished()).toEqual([3])
    const removal = await tab.next()
    expect(removal).toMatchObject({ method: 'DELETE', body: { product_variant_id: 3 } })
    removal.answer({ body: {} })
    const without = await tab.next()
    without.answer(listOf())
    const addition = await tab.next()
    expect(addition).toMatchObject({ method: 'POST', body: { product_variant_id: 3 } })
    expect(wished()).toEqual([3])
    addition.answer({ body: {} })
    const again = await tab.next()
    again.answer(listOf(3))
    await vi.waitFor(() => expect(wishes.wishState.get().items).toHaveLength(1), maxWaitMs)
    expect(wished()).toEqual([3])
  })

  test('is told that an email will come once the shop has stored the request, and not before', async () => {
    wishes.requestStockEmail(7)
    expect([awaited(), tab.toasts()]).toEqual([[5, 7], []])
    const post = await tab.next()
    post.answer({ body: {} })
    await vi.waitFor(
      () => expect(tab.toasts().at(-1)).toMatchObject({ kind: 'success', message: 'wishlist:awaited' }),
      maxWaitMs,
    )
  })

  test('whose stock request is refused gets no confirmation, and keeps an item being saved', async () => {
    wishes.requestStockEmail(4)
    wishes.addToWishlist(4)
    const request = await tab.next()
    request.answer(refusal('It is sold.'))
    const post = await tab.next()
    expect(tab.toasts().map(({ message }) => message)).toEqual(['It is sold.'])
    expect([awaited(), wished()]).toEqual([[5], [3, 4]])
    wishes.reloadWishlist()
    post.answer({ body: {} })
    const list = await tab.next()
    list.answer(listOf(3, 4))
    await vi.waitFor(() => expect(wishes.wishState.get().items).toHaveLength(2), maxWaitMs)
  })

  test('keeps an item being saved if the loaded list does not contain it yet', async () => {
    wishes.reloadWishlist()
    const list = await tab.next()
    wishes.addToWishlist(4)
    list.answer(listOf(3))
    await tab.next()
    expect(wished()).toEqual([3, 4])
  })

  test('leaves nothing to undo or retry to the next user', {
    tags: 'undo-not-for-next',
  }, async () => {
    wishes.addToWishlist(4)
    const post = await tab.next()
    post.answer(refusal('The list is full.'))
    await vi.waitFor(() => expect(tab.toasts()).toHaveLength(1), maxWaitMs)
    wishes.removeFromWishlist(3, 'Zinc')
    const actions = tab.toasts().flatMap(({ action }) => action ?? [])
    expect(actions).toHaveLength(2)
    await tab.next()
    tab.leave()
    tab.signIn(5)
    for (const id of [6, 8]) {
      const call = await tab.next()
      call.answer(call.path.endsWith('/wishlist') ? listOf(id) : awaiting(id))
    }
    await vi.waitFor(() => expect(awaited()).toEqual([8]), maxWaitMs)
    expect(wishes.wishState.get().failure).toBeUndefined()
    for (const { run } of actions) run()
    await new Promise((resolve) => setTimeout(resolve))
    expect([wished(), tab.asked]).toEqual([[6], []])
  })

  test('who has logged out sends no more changes', async () => {
    wishes.addToWishlist(4)
    wishes.addToWishlist(6)
    const post = await tab.next()
    tab.leave()
    post.answer({ body: {} })
    await new Promise((resolve) => setTimeout(resolve))
    expect(tab.asked).toEqual([])
  })

  test('has no wishlist here after logging out', { tags: 'wishlist-load' }, () => {
    tab.leave()
    expect(wishes.wishState.get()).toMatchObject({ owner: 'visitor', items: [] })
    expect(wished()).toEqual([])
  })
})
