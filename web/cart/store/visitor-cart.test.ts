import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'

type Store = typeof import('./cart-store.ts') & typeof import('./cart-state.ts')
let tab: Tab
let cart: Store

const zinc = { id: 1, variantId: 11, slug: 'zinc', name: 'Zinc', brand: 'Norrvik', amount: 12 }
const iron = { id: 2, variantId: 12, slug: 'iron', name: 'Iron', brand: 'Norrvik', amount: 9 }
const answerWith = (...variantIds: number[]) => ({
  body: { items: variantIds.map((id) => ({ product_variant_id: id, quantity: 1, link_token: null })) },
})
const shown = () => cart.cartState.get().lines.map(({ variantId }) => variantId)
const settled = () => vi.waitFor(() => expect(cart.cartState.get().isCalculating).toBe(false), maxWaitMs)
const stored = () => tab.storage.keys().filter((key) => key.endsWith(':cart'))
const failure = () => cart.cartState.get().failure

async function open(storage?: Tab['storage']) {
  tab = await openTab(storage)
  cart = { ...(await import('./cart-store.ts')), ...(await import('./cart-state.ts')) }
  cart.startCart()
  tab.visit()
}
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await open()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a visitor whose only product is no longer sold is told so and has an empty cart', async () => {
  cart.addToCart(zinc)
  await open(tab.storage)
  expect(shown()).toEqual([11])
  cart.reloadCart()
  const preview = await tab.next()
  preview.answer(answerWith())
  await settled()
  expect([shown(), stored()]).toEqual([[], []])
  expect(failure()).toEqual({ message: 'cart:toast.gone' })
  expect(tab.toasts().at(-1)).toMatchObject({ kind: 'error', message: 'cart:toast.gone' })
})

test('a visitor reads which of their products is no longer sold, and keeps the others', async () => {
  cart.addToCart(zinc)
  cart.addToCart(iron)
  cart.reloadCart()
  const preview = await tab.next()
  preview.answer(answerWith(12))
  await settled()
  expect(shown()).toEqual([12])
  expect(failure()).toEqual({ message: 'cart:saved.gone' })
  await open(tab.storage)
  expect(shown()).toEqual([12])
})

test('a visitor keeps what they added while the shop was answering', async () => {
  cart.addToCart(zinc)
  cart.reloadCart()
  const preview = await tab.next()
  cart.addToCart(iron)
  preview.answer(answerWith())
  await vi.waitFor(() => expect(shown()).toEqual([12]), maxWaitMs)
  await open(tab.storage)
  expect(shown()).toEqual([12])
})

test('a visitor keeps what they added in another tab while the shop was answering', async () => {
  cart.addToCart(zinc)
  cart.reloadCart()
  const preview = await tab.next()
  const lines = [11, 13].map((variantId) => ({ variantId, quantity: 1 }))
  for (const key of stored()) tab.storage.setItem(key, JSON.stringify(lines))
  preview.answer(answerWith())
  await vi.waitFor(() => expect(shown()).toEqual([13]), maxWaitMs)
})

test('a visitor keeps everything when the shop does not answer', async () => {
  cart.addToCart(zinc)
  cart.reloadCart()
  const preview = await tab.next()
  preview.answer({ status: 503, body: { code: 'unavailable' } })
  await vi.waitFor(() => expect(cart.cartState.get().isUnreachable).toBe(true), maxWaitMs)
  expect([shown(), failure()]).toEqual([[11], undefined])
  await open(tab.storage)
  expect(shown()).toEqual([11])
})

test('a visitor who logs in meanwhile keeps everything for their account', async () => {
  cart.addToCart(zinc)
  cart.reloadCart()
  const preview = await tab.next()
  tab.signIn()
  preview.answer(answerWith())
  expect(await tab.next()).toMatchObject({ path: '/v2/storefront/cart/merge' })
  expect([shown(), failure()]).toEqual([[11], undefined])
})
