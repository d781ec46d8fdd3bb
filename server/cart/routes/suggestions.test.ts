import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartSuggestions } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { type Buyer, type Carts, openCarts } from '../../../tests/support/carts.ts'

let shop: Carts
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  anna = await shop.buyer()
})
afterAll(() => shop.close())

async function suggested(more: object = {}): Promise<[variantId: number, price: number][]> {
  const body = { price_from: 9, country: 'BE', product_variant_ids: [], ...more }
  const answer = await anna.post(cartPaths.suggestions, body)
  expect(answer.status).toBe(200)
  const { data } = answer.body as CartSuggestions
  return data.map((each) => [each.product_variant_id, each.price])
}

test('a product that costs a little more than what is missing is suggested, unless it is in the cart', async () => {
  expect(await suggested()).toEqual([[shop.calm, 9.99]])
  expect(await suggested({ product_variant_ids: [shop.calm] })).toEqual([])
})

test('nothing is suggested that is too cheap, sold out or only sold with a protocol', async () => {
  await shop.product('sold-out', { history: [[2600, 90]], stock: 0 })
  expect(await suggested({ price_from: 24 })).toEqual([[shop.energy, 24.95]])
  expect(await suggested({ price_from: 25 })).toEqual([])
  expect(await suggested({ price_from: 39 })).toEqual([])
})

test('a price that is no amount, and a country that is none, are refused', async () => {
  for (const wrong of [{ price_from: -1 }, { price_from: 'all' }, { country: 'Belgium' }]) {
    const body = { price_from: 9, country: 'BE', product_variant_ids: [], ...wrong }
    expect((await anna.post(cartPaths.suggestions, body)).status).toBe(400)
  }
})
