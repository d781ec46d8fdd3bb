import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CartItem, cartPaths } from '#contract/cart.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import {
  type BasketsShop,
  type Buyer,
  openBaskets,
  type Practitioner,
} from '../../tests/support/baskets-api.ts'
import { cartLines } from './tables.ts'

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

describe('a product has one origin in the cart, the latest', () => {
  const originOf = async ({ id }: Buyer) => {
    const [line, ...others] = await shop.db.select().from(cartLines).where(eq(cartLines.userId, id))
    expect(others).toEqual([])
    const { protocolId, linkId, basketId } = line!
    return { protocolId, linkId, basketId }
  }
  const received = async (by: Practitioner, clientId: number) => {
    const id = await by.protocol('Calm', [{ product_variant_id: shop.zinc }])
    await by.post(protocolPaths.assign, { id, user_id: clientId })
    return id
  }
  const nowhere = { protocolId: null, linkId: null, basketId: null }

  test('that a client takes a prepared cart of, after they bought it of a protocol', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const protocolId = await received(ilse, clientId)
    const { id, token } = await shop.sent(ilse, clientId, [[shop.zinc, 2]])
    await anna.post(cartPaths.protocol, { protocol_id: protocolId })
    expect(await originOf(anna)).toEqual({ ...nowhere, protocolId })
    await shop.take(anna, token)
    await shop.take(anna, token)
    expect(await originOf(anna)).toEqual({ ...nowhere, basketId: id })
  })

  test('that a client buys more of with a protocol, after they took it from a prepared cart', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const protocolId = await received(ilse, clientId)
    const { id, token } = await shop.sent(ilse, clientId, [[shop.zinc, 2]])
    await shop.take(anna, token)
    await anna.post(cartPaths.cart, { product_variant_id: shop.zinc, quantity: 1 })
    expect(await originOf(anna)).toEqual({ ...nowhere, basketId: id })
    const more = { product_variant_id: shop.zinc, quantity: 1, protocol_id: protocolId }
    await anna.post(cartPaths.cart, more)
    expect(await originOf(anna)).toEqual({ ...nowhere, protocolId })
  })
})

test('a product that cannot be put in the cart leaves everything as it was', async () => {
  const { zinc, iron } = shop
  const { ilse, anna, clientId } = await shop.practice()
  const { id, token } = await shop.sent(ilse, clientId, [
    [zinc, 2],
    [iron, 1],
  ])
  await shop.take(anna, token)
  await shop.sql`ALTER TABLE cart_lines ADD CONSTRAINT refused CHECK (basket_id <> ${shop.sql.unsafe(String(id))} OR quantity <> 3) NOT VALID`
  await shop.sql`UPDATE basket_lines SET quantity = 3 WHERE basket_id = ${id} AND variant_id = ${zinc}`
  expect((await shop.take(anna, token, { product_variant_ids: [zinc] })).status).toBe(500)
  await shop.sql`ALTER TABLE cart_lines DROP CONSTRAINT refused`
  expect(await shop.db.select().from(cartLines).where(eq(cartLines.userId, anna.id))).toHaveLength(2)
})
