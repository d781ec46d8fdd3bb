import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'

type Store = typeof import('./cart-store.ts') & typeof import('./cart-state.ts')
let tab: Tab
let logged: string[]
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
const noStock = { status: 409, body: { code: 'not-enough-stock', message: 'Only 3 are left.' } }
const settled = () => vi.waitFor(() => expect(cart.cartState.get().isCalculating).toBe(false), maxWaitMs)

async function open() {
  cart = { ...(await import('./cart-store.ts')), ...(await import('./cart-state.ts')) }
  cart.startCart()
}
beforeEach(async () => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void logged.push(text))
  tab = await openTab()
  await open()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a visitor', () => {
  beforeEach(() => tab.visit())

  test('finds their cart again on another visit', async () => {
    cart.addToCart(zinc)
    cart.addToCart(zinc)
    expect(shown()).toEqual([[11, 2]])
    tab = await openTab(tab.storage)
    await open()
    tab.visit()
    expect(shown()).toEqual([[11, 2]])
    expect(tab.asked).toEqual([])
  })

  test('sees what was added in another tab', () => {
    tab.storage.setItem(`${Date.now() + 60_000}:cart`, JSON.stringify([{ variantId: 12, quantity: 3 }]))
    tab.dispatchStorageEvent(`${Date.now()}:cart`)
    expect(shown()).toEqual([[12, 3]])
  })

  test('can undo a removal', () => {
    cart.addToCart(zinc, 3)
    cart.removeFromCart({ variantId: 11, quantity: 3, name: 'Zinc' })
    expect(shown()).toEqual([])
    expect(stored()).toEqual([])
    tab.toasts().at(-1)?.action?.run()
    expect(shown()).toEqual([[11, 3]])
  })

  test('with a full cart is told so, and no product is added', async () => {
    const held = Array.from({ length: 99 }, (_, at) => ({ variantId: 100 + at, quantity: 1 }))
    expect([...cart.buyLines(held)]).toEqual([])
    cart.addToCart(zinc)
    expect(shown()).toHaveLength(100)
    cart.addToCart({ ...zinc, variantId: 12 })
    expect(shown()).toHaveLength(100)
    expect(tab.toasts().at(-1)).toMatchObject({ kind: 'error', message: 'cart:toast.full' })
    expect(cart.cartState.get().failure?.message).toBe('cart:toast.full')
    cart.addToCart(zinc)
    expect(shown().at(-1)).toEqual([11, 2])
    expect([...cart.buyLines([{ variantId: 12, quantity: 1 }])]).toEqual([12])
    expect(await cart.moveToCart({ ...zinc, variantId: 12 })).toBe(false)
    expect(await cart.moveToCart(zinc)).toBe(true)
    expect(shown().at(-1)).toEqual([11, 3])
  })

  test('can add more while their cart is being merged into their account, and nothing is lost', async () => {
    cart.addToCart(zinc)
    tab.signIn()
    const merge = await tab.next()
    cart.addToCart({ ...zinc, variantId: 12 })
    const both = [
      [11, 1],
      [12, 1],
    ]
    expect(shown()).toEqual(both)
    expect(tab.asked).toEqual([])
    merge.answer(cartOf([11, 1]))
    const post = await tab.next()
    expect(shown()).toEqual(both)
    expect(post).toMatchObject({ method: 'POST', body: { product_variant_id: 12 } })
    post.answer(cartOf([11, 1], [12, 1]))
    await settled()
    expect(shown()).toEqual(both)
  })
})

describe('a logged-in user', () => {
  beforeEach(async () => {
    tab.signIn()
    const load = await tab.next()
    expect(load).toMatchObject({ method: 'GET', path: '/v2/storefront/cart' })
    load.answer(cartOf([11, 1]))
    await vi.waitFor(() => expect(shown()).toEqual([[11, 1]]), maxWaitMs)
  })

  test('sees the cart stored on the server', { tags: 'cart-reload' }, () => {
    expect(shown()).toEqual([[11, 1]])
    expect(cart.cartState.get().owner).toBe('person')
  })

  test('sees a change at once, and quick changes are sent together', async () => {
    cart.editCart({ kind: 'set', variantId: 11, quantity: 2 })
    expect(shown()).toEqual([[11, 2]])
    const first = await tab.next()
    cart.editCart({ kind: 'set', variantId: 11, quantity: 3 })
    cart.editCart({ kind: 'set', variantId: 11, quantity: 4 })
    expect(first).toMatchObject({ method: 'PUT', body: { product_variant_id: 11, quantity: 2 } })
    first.answer(cartOf([11, 2]))
    const second = await tab.next()
    expect(second.body).toEqual({ product_variant_id: 11, quantity: 4 })
    expect(shown()).toEqual([[11, 4]])
    second.answer(cartOf([11, 4]))
    await settled()
    expect(shown()).toEqual([[11, 4]])
    expect(stored()).toEqual([])
  })

  test('sees a refusal and the previous quantity, and can retry', {
    tags: 'error-cart-wishlist',
  }, async () => {
    cart.editCart({ kind: 'set', variantId: 11, quantity: 50 })
    const put = await tab.next()
    put.answer(noStock)
    await settled()
    expect(shown()).toEqual([[11, 1]])
    const look = await tab.next()
    expect(look.method).toBe('GET')
    look.answer(cartOf([11, 1]))
    const told = tab.toasts().at(-1)
    expect(told).toMatchObject({ kind: 'error', message: 'Only 3 are left.' })
    expect(cart.cartState.get().failure?.message).toBe('Only 3 are left.')
    expect(logged).toEqual(['The cart could not be changed: 409 not-enough-stock'])
    told?.action?.run()
    expect(shown()).toEqual([[11, 50]])
    expect(await tab.next()).toMatchObject({ method: 'PUT', body: { quantity: 50 } })
  })

  test('is not asked to retry what is not sold in their delivery country', async () => {
    cart.addToCart({ ...zinc, variantId: 12 })
    const post = await tab.next()
    const message = 'Not sold in Denmark: Zinc.'
    post.answer({ status: 409, body: { code: 'not-sold-here', message } })
    await settled()
    expect(shown()).toEqual([[11, 1]])
    const shownToast = tab.toasts().at(-1)
    expect(shownToast).toMatchObject({ kind: 'error', message })
    expect(shownToast?.action).toBeUndefined()
    expect(cart.cartState.get().failure).toEqual({ message })
  })

  test('no longer sees a line that was ordered in another tab', async () => {
    cart.editCart({ kind: 'set', variantId: 11, quantity: 2 })
    const put = await tab.next()
    put.answer({ status: 404, body: { code: 'not-found', message: 'It is not in your cart.' } })
    const look = await tab.next()
    expect(look.method).toBe('GET')
    look.answer(cartOf())
    await vi.waitFor(() => expect(shown()).toEqual([]), maxWaitMs)
  })

  test('sees the changes made by an order in every tab', async () => {
    const isSeen = cart.cartChanged()
    expect(tab.notifiedTabs).toContain('verbena-cart')
    const look = await tab.next()
    look.answer(cartOf([20, 1]))
    await isSeen
    expect(shown()).toEqual([[20, 1]])
  })

  test('gets the products of a protocol after pending changes, and keeps both', async () => {
    const { buyForPerson } = await import('./person-cart.ts')
    cart.addToCart({ ...zinc, variantId: 12 })
    const bought = buyForPerson({ protocol_id: 5 })
    const post = await tab.next()
    expect(post.body).toMatchObject({ product_variant_id: 12 })
    await new Promise((resolve) => setTimeout(resolve))
    expect(tab.asked).toEqual([])
    post.answer(cartOf([11, 1], [12, 1]))
    const protocol = await tab.next()
    protocol.answer({
      body: { cart: cartOf([11, 1], [12, 1], [20, 1]).body, added: 1, skipped: [] },
    })
    expect(await bought).toMatchObject({ added: 1, skipped: [] })
    expect(shown()).toEqual([
      [11, 1],
      [12, 1],
      [20, 1],
    ])
  })

  test('leaves nothing to undo or retry to the next user', { tags: 'undo-not-for-next' }, async () => {
    cart.editCart({ kind: 'set', variantId: 11, quantity: 50 })
    const put = await tab.next()
    put.answer(noStock)
    await vi.waitFor(() => expect(tab.toasts().at(-1)?.message).toBe('Only 3 are left.'), maxWaitMs)
    const look = await tab.next()
    look.answer(cartOf([11, 1]))
    const tryAgain = tab.toasts().at(-1)?.action
    cart.addToCart({ ...zinc, variantId: 12 })
    const post = await tab.next()
    post.answer(noStock)
    await vi.waitFor(() => expect(tab.toasts()).toHaveLength(2), maxWaitMs)
    const addAgain = tab.toasts().at(-1)?.action
    cart.removeFromCart({ variantId: 11, quantity: 1, name: 'Zinc' })
    const undo = tab.toasts().at(-1)?.action
    expect(undo).toBeDefined()

    tab.leave()
    for (const action of [tryAgain, addAgain, undo]) action?.run()
    expect(cart.cartState.get().owner).toBe('visitor')
    expect(stored()).toEqual([])
    tab.asked.length = 0
    tab.signIn(5)
    const load = await tab.next()
    load.answer(cartOf())
    await vi.waitFor(() => expect(cart.cartState.get().owner).toBe('person'), maxWaitMs)
    for (const action of [tryAgain, addAgain, undo]) action?.run()
    await new Promise((resolve) => setTimeout(resolve))
    expect([shown(), tab.asked]).toEqual([[], []])
  })

  test('who has logged out sends no more changes', async () => {
    cart.editCart({ kind: 'set', variantId: 11, quantity: 2 })
    cart.addToCart({ ...zinc, variantId: 12 })
    const put = await tab.next()
    tab.leave()
    put.answer(cartOf([11, 2]))
    await new Promise((resolve) => setTimeout(resolve))
    expect(tab.asked).toEqual([])
  })

  test('who retries does not add twice what the server had already applied', async () => {
    cart.addToCart(zinc)
    const post = await tab.next()
    post.answer('no answer')
    const look = await tab.next()
    look.answer(cartOf([11, 2]))
    await vi.waitFor(() => expect(shown()).toEqual([[11, 2]]), maxWaitMs)
    tab.toasts().at(-1)?.action?.run()
    const again = await tab.next()
    expect(again.method).toBe('GET')
    again.answer(cartOf([11, 2]))
    await settled()
    expect(tab.asked).toEqual([])
  })

  test('sees an empty cart for an answer without items', {
    tags: ['cart-total-answer', 'call-cart'],
  }, async () => {
    cart.reloadCart()
    const load = await tab.next()
    load.answer({ body: { total: 0 } })
    await vi.waitFor(() => expect(shown()).toEqual([]), maxWaitMs)
  })

  test('leaves nothing in the browser after logout', {
    tags: ['cart-logout', 'checkout-logout-clean'],
  }, () => {
    tab.leave()
    expect(shown()).toEqual([])
    expect(cart.cartState.get()).toMatchObject({ owner: 'visitor', cart: undefined })
    expect(stored()).toEqual([])
  })

  test('does not see answers to the previous user’s changes', async () => {
    cart.editCart({ kind: 'set', variantId: 11, quantity: 2 })
    const put = await tab.next()
    tab.leave()
    put.answer(cartOf([11, 2]))
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown()).toEqual([])
  })
})
