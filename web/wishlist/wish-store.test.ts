import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../tests/support/browser-tab.ts'

type Store = typeof import('./wish-store.ts') & typeof import('./wish-state.ts')
let tab: Tab
let wishes: Store

const listOf = (...ids: number[]) => ({
  body: {
    data: ids.map((id) => ({ wishlist_item_id: id, product_variant_id: id })),
    total_results: ids.length,
  },
})
const wished = () => [...wishes.wishState.get().wished]

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  tab = await openTab()
  wishes = { ...(await import('./wish-store.ts')), ...(await import('./wish-state.ts')) }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a visitor has no wishes, and nothing is asked for', () => {
  wishes.openWishlist()
  tab.visit()
  expect(wishes.wishState.get()).toMatchObject({ owner: 'visitor', items: [] })
  expect(tab.asked).toEqual([])
})

test('what a visitor wanted is wished for when they have signed in', async () => {
  const { keepWanted } = await import('./wanted.ts')
  keepWanted({ kind: 'wish', variantId: 7 })
  wishes.openWishlist()
  tab.signIn()
  expect(wished()).toEqual([7])
  for (const call of [await tab.next(), await tab.next()]) call.answer(listOf())
  await vi.waitFor(() => expect(wishes.wishState.get().owner).toBe('person'))
  expect(wished()).toEqual([7])
  expect(await tab.next()).toMatchObject({ method: 'POST', body: { product_variant_id: 7 } })
})

describe('somebody signed in', () => {
  beforeEach(async () => {
    wishes.openWishlist()
    tab.signIn()
    for (const call of [await tab.next(), await tab.next()])
      call.answer(
        call.path.endsWith('/wishlist') ? listOf(3) : { body: { data: [{ product_variant_id: 5 }] } },
      )
    await vi.waitFor(() => expect(wishes.wishState.get().owner).toBe('person'))
    await vi.waitFor(() => expect([...wishes.wishState.get().awaited]).toEqual([5]))
  })

  test('sees a wish at once', async () => {
    wishes.wish(4)
    expect(wished()).toEqual([3, 4])
    expect(await tab.next()).toMatchObject({ method: 'POST', body: { product_variant_id: 4 } })
  })

  test('sees a refused wish go, is told, and can try again', async () => {
    wishes.wish(4)
    const post = await tab.next()
    post.answer({ status: 409, body: { code: 'wishlist-full', message: 'The list is full.' } })
    await vi.waitFor(() => expect(wished()).toEqual([3]))
    const told = tab.toasts().at(-1)
    expect(told?.message).toBe('The list is full.')
    told?.action?.run()
    expect(wished()).toEqual([3, 4])
  })

  test('can take back the removal of a wish', async () => {
    wishes.unwish(3, 'Zinc')
    expect(wished()).toEqual([])
    tab.toasts().at(-1)?.action?.run()
    expect(wished()).toEqual([3])
    const removal = await tab.next()
    expect(removal).toMatchObject({ method: 'DELETE', body: { product_variant_id: 3 } })
  })

  test('has no wishes here any more once they have left', () => {
    tab.leave()
    expect(wishes.wishState.get()).toMatchObject({ owner: 'visitor', items: [] })
    expect(wished()).toEqual([])
  })
})
