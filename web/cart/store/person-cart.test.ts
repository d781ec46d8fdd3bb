import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTab, type Tab, type TabRequest } from '../../../tests/support/browser-tab.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'

type Store = typeof import('./cart-store.ts') & typeof import('./cart-state.ts')
let tab: Tab
let cart: Store

const zinc = { id: 1, variantId: 11, slug: 'zinc', name: 'Zinc', brand: 'Norrvik', amount: 12 }
const cartOf = (...lines: [variantId: number, quantity: number][]) => ({
  body: {
    items: lines.map(([product_variant_id, quantity]) => ({
      product_variant_id,
      quantity,
      link_token: null,
    })),
  },
})
const stored = () => tab.storage.keys().filter((key) => key.endsWith(':cart'))
const shown = () => cart.cartState.get().lines.map(({ variantId, quantity }) => [variantId, quantity])

async function open(storage?: Tab['storage']): Promise<void> {
  tab = await openTab(storage)
  cart = { ...(await import('./cart-store.ts')), ...(await import('./cart-state.ts')) }
  cart.startCart()
}
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await open()
  tab.visit()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a visitor’s cart is moved from the browser to the account at login', {
  tags: 'cart-reload',
}, async () => {
  cart.addToCart(zinc, 2)
  tab.signIn()
  const merge = await tab.next()
  expect(merge).toMatchObject({
    method: 'POST',
    path: '/v2/storefront/cart/merge',
    body: { items: [{ product_variant_id: 11, quantity: 2 }] },
  })
  expect(shown()).toEqual([[11, 2]])
  expect(stored()).toHaveLength(1)
  merge.answer(cartOf([11, 2], [20, 1]))
  await vi.waitFor(() => expect(stored()).toEqual([]), maxWaitMs)
  expect(shown()).toEqual([
    [11, 2],
    [20, 1],
  ])
})

test('lines that do not fit in the account’s cart are reported and stay in the browser', async () => {
  cart.addToCart(zinc, 2)
  cart.addToCart({ ...zinc, variantId: 12 })
  tab.signIn()
  const merge = await tab.next()
  const held = Array.from({ length: 99 }, (_, at): [number, number] => [100 + at, 1])
  merge.answer(cartOf(...held, [12, 1]))
  await vi.waitFor(() => expect(tab.toasts()).toHaveLength(1), maxWaitMs)
  expect(tab.toasts()[0]).toMatchObject({ kind: 'error', message: 'cart:toast.left-out' })
  expect(cart.cartState.get().failure).toEqual({ message: 'cart:toast.left-out' })
  expect(shown()).toHaveLength(100)
  expect(JSON.parse(tab.storage.getItem(stored()[0] ?? '') ?? '')).toMatchObject([
    { variantId: 11, quantity: 2 },
  ])
})

test('a visitor’s cart that could not be merged is kept for the next attempt', {
  tags: 'cart-merge',
}, async () => {
  cart.addToCart(zinc, 2)
  tab.signIn()
  const merge = await tab.next()
  merge.answer({ status: 503, body: { code: 'unavailable', message: '…' } })
  const load = await tab.next()
  load.answer(cartOf())
  await vi.waitFor(() => expect(cart.cartState.get().owner).toBe('person'), maxWaitMs)
  expect(stored()).toHaveLength(1)
})

describe('if the answer to the merge at login is lost,', () => {
  let first: TabRequest
  beforeEach(async () => {
    cart.addToCart(zinc, 2)
    tab.signIn()
    first = await tab.next()
    first.answer('no answer')
    const load = await tab.next()
    load.answer(cartOf([11, 2]))
    await vi.waitFor(() => expect(cart.cartState.get().owner).toBe('person'), maxWaitMs)
  })
  const reload = async () => {
    await open(tab.storage)
    tab.signIn()
    return tab.next()
  }

  test('the next pages send the same one, so that the shop merges once', async () => {
    const second = await reload()
    expect(second).toMatchObject({ method: 'POST', path: first.path, body: first.body, key: first.key })
    expect(first.key).toMatch(/^[\w-]{36}$/)
    second.answer({ status: 409, body: { code: 'still-running', message: '…' } })
    const load = await tab.next()
    load.answer(cartOf())
    const third = await reload()
    expect(third.key).toBe(first.key)
    third.answer(cartOf())
    await vi.waitFor(() => expect(stored()).toEqual([]), maxWaitMs)
    expect(tab.storage.keys().filter((key) => key.includes('cart'))).toEqual([])
    expect(shown()).toEqual([])
  })

  test('an order’s products that come back later are merged, too', async () => {
    cart.restoreLines([{ variantId: 11, quantity: 2 }])
    const other = await tab.next()
    expect(other.body).toEqual(first.body)
    expect(other.key).not.toBe(first.key)
  })

  test('a cart filled again after the session has ended is merged at the next login', async () => {
    tab.visit()
    cart.editCart({ kind: 'set', variantId: 11, quantity: 1 })
    cart.editCart({ kind: 'set', variantId: 11, quantity: 2 })
    tab.signIn()
    const other = await tab.next()
    expect(other.body).toEqual(first.body)
    expect(other.key).not.toBe(first.key)
  })
})

test('products that come back while a cart is being merged stay in the browser until they are merged, too', async () => {
  cart.addToCart(zinc)
  tab.signIn()
  const merge = await tab.next()
  cart.restoreLines([{ variantId: 12, quantity: 1 }])
  merge.answer(cartOf([11, 1]))
  const second = await tab.next()
  expect(stored()).toHaveLength(1)
  second.answer(cartOf([11, 1], [12, 1]))
  await vi.waitFor(() => expect(stored()).toEqual([]), maxWaitMs)
})

test('products ordered as a guest and not paid for go into the cart of the account logged in meanwhile', async () => {
  tab.signIn()
  const load = await tab.next()
  load.answer(cartOf([20, 1]))
  await vi.waitFor(() => expect(shown()).toEqual([[20, 1]]), maxWaitMs)
  cart.restoreLines([{ variantId: 11, quantity: 2 }])
  const merge = await tab.next()
  expect(merge).toMatchObject({
    path: '/v2/storefront/cart/merge',
    body: { items: [{ product_variant_id: 11, quantity: 2 }] },
  })
  expect(stored()).toHaveLength(1)
  merge.answer(cartOf([20, 1], [11, 2]))
  await vi.waitFor(() => expect(stored()).toEqual([]), maxWaitMs)
  expect(shown()).toEqual([
    [20, 1],
    [11, 2],
  ])
})

test('products ordered as a guest and not paid for go back into a visitor’s cart', () => {
  cart.restoreLines([{ variantId: 11, quantity: 2 }])
  expect(shown()).toEqual([[11, 2]])
  expect(stored()).toHaveLength(1)
})

test('removing a line can be undone, also if it came from a prepared cart or through a link', async () => {
  tab.signIn()
  const origin = 'sealed by the shop'
  const item = {
    product_variant_id: 11,
    quantity: 3,
    link_token: null,
    protocol: { id: 5, name: 'Rest' },
    origin,
  }
  const load = await tab.next()
  load.answer({ body: { items: [item] } })
  await vi.waitFor(() => expect(shown()).toEqual([[11, 3]]), maxWaitMs)
  const [held] = cart.cartState.get().cart?.items ?? []
  cart.removeFromCart({ variantId: 11, quantity: 3, name: 'Zinc', item: held })
  const put = await tab.next()
  expect(put).toMatchObject({ method: 'PUT', body: { product_variant_id: 11, quantity: 0 } })
  put.answer(cartOf())
  await vi.waitFor(() => expect(cart.cartState.get().isCalculating).toBe(false), maxWaitMs)
  tab.toasts().at(-1)?.action?.run()
  expect(shown()).toEqual([[11, 3]])
  const post = await tab.next()
  expect(post).toMatchObject({ method: 'POST', path: '/v2/storefront/cart' })
  expect(post.body).toEqual({ product_variant_id: 11, quantity: 3, origin })
})

test('a product moves into the cart only once the shop has accepted it, and can be taken out again', async () => {
  tab.signIn()
  const load = await tab.next()
  load.answer(cartOf([11, 1]))
  await vi.waitFor(() => expect(shown()).toEqual([[11, 1]]), maxWaitMs)
  const isRefused = cart.moveToCart({ ...zinc, variantId: 12 })
  const refused = await tab.next()
  refused.answer({ status: 409, body: { code: 'not-enough-stock', message: 'Only 3 are left.' } })
  expect(await isRefused).toBe(false)
  expect(cart.cartState.get().failure?.message).toBe('Only 3 are left.')
  const look = await tab.next()
  look.answer(cartOf([11, 1]))
  const isMoved = cart.moveToCart(zinc)
  expect(shown()).toEqual([[11, 2]])
  const post = await tab.next()
  post.answer(cartOf([11, 2]))
  expect(await isMoved).toBe(true)
  expect(cart.cartState.get().failure).toBeUndefined()
  cart.takeFromCart(11, 1)
  expect(shown()).toEqual([[11, 1]])
})
