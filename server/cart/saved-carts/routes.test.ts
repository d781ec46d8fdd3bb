import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedCart, SavedCartLink } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { savedCartDays } from '#domain/cart/saved-carts.ts'
import { dayMs } from '#domain/local-time.ts'
import { type Buyer, type Carts, openCarts, quantitiesOf } from '../../../tests/support/carts.ts'
import { deleteExpiredSavedCarts } from './save-cart.ts'

let shop: Carts
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  anna = await shop.buyer()
})
afterAll(() => shop.close())

async function saved(lines: [variantId: number, quantity: number][]): Promise<string> {
  const items = lines.map(([product_variant_id, quantity]) => ({ product_variant_id, quantity }))
  const { status, body } = await shop.call('POST', cartPaths.savedCarts, { items })
  expect(status).toBe(201)
  return (body as SavedCartLink).token
}
const open = (token: string) => shop.call('GET', cartPaths.savedCart(token))

test('a reader with the link finds the products and quantities at today’s prices', async () => {
  const rising = await shop.product('saved-rising', { history: [[1000, 90]] })
  const token = await saved([
    [shop.energy, 2],
    [rising, 1],
  ])
  await shop.sql`INSERT INTO prices (variant_id, currency, amount_minor, valid_from)
    VALUES (${rising}, 'EUR', 1200, now() - interval '1 second')`
  const cart = async () => ((await open(token)).body as SavedCart).cart
  await expect.poll(async () => (await cart()).items[1]?.price).toBe(12)
  expect(quantitiesOf(await cart())).toEqual([
    [shop.energy, 2],
    [rising, 1],
  ])
  const { headers } = await open(token)
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
})

test('a product that is no longer sold is named', async () => {
  const passing = await shop.product('saved-passing', { names: { en: 'Saved passing' } })
  const token = await saved([
    [shop.energy, 1],
    [passing, 3],
  ])
  await shop.sql`UPDATE products SET status = 'draft' WHERE slug = 'saved-passing'`
  await shop.gone(passing)
  const { cart, no_longer_sold } = (await open(token)).body as SavedCart
  expect(quantitiesOf(cart)).toEqual([[shop.energy, 1]])
  expect(no_longer_sold).toMatchObject([{ name: 'Saved passing' }])
})

test('the link gives nobody access to what is only sold with a protocol', {
  tags: 'saved-cart-plain',
}, async () => {
  const token = await saved([[shop.professional, 1]])
  const { cart } = (await open(token)).body as SavedCart
  expect(cart.items).toMatchObject([{ price: null, notice: 'practitioner-only' }])
})

test('products that are not sold, empty carts and other fields are refused', async () => {
  const refused = (body: object) => anna.post(cartPaths.savedCarts, body)
  const line = { product_variant_id: shop.energy, quantity: 1 }
  expect(await refused({ items: [{ ...line, product_variant_id: 2_000_000 }] })).toMatchObject({
    status: 409,
    body: { code: 'cart-empty' },
  })
  expect((await refused({ items: [] })).status).toBe(400)
  expect((await refused({ items: [{ ...line, link_token: 'x'.repeat(32) }] })).status).toBe(400)
})

test('a link that nobody was given opens nothing, and neither does an expired one, which is deleted', async () => {
  expect((await open('x'.repeat(32))).status).toBe(404)
  const token = await saved([[shop.calm, 1]])
  const later = new Date(Date.now() + (savedCartDays + 1) * dayMs)
  await shop.sql`UPDATE saved_carts SET expires_at = now() - interval '1 second'`
  expect((await open(token)).status).toBe(404)
  await deleteExpiredSavedCarts(shop.db, later)
  const [left] = await shop.sql`SELECT count(*)::integer AS count FROM saved_cart_lines`
  expect(left?.count).toBe(0)
})
