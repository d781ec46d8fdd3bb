import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import { type BasketsShop, openBaskets } from '../../tests/support/baskets-api.ts'

let shop: BasketsShop
beforeAll(async () => {
  shop = await openBaskets()
})
afterAll(() => shop.close())

test('what a client leaves out the second time is not in their cart any more, and what they chose themselves stays', async () => {
  const { zinc, iron } = shop
  const { ilse, anna, clientId } = await shop.practice()
  const own = await shop.product('selenium', { stock: 9, history: [[900, 90]], names: { en: 'Selenium' } })
  const { token } = await shop.sent(ilse, clientId, [
    [zinc, 2],
    [iron, 1],
  ])
  await anna.fill({ variantId: own, quantity: 1 })
  await shop.take(anna, token)
  const { body } = await shop.take(anna, token, { product_variant_ids: [zinc] })
  const held = body.cart.items.map((item: CartItem) => item.product_variant_id)
  expect(new Set(held)).toEqual(new Set([own, zinc]))
})
