import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cart, cartPaths } from '#contract/cart.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { cartLinesMaximum } from '#domain/cart/limits.ts'
import { type BasketsShop, type Buyer, openBaskets } from '../../tests/support/baskets-api.ts'
import { stocked } from '../../tests/support/stocked.ts'

let shop: BasketsShop
let many: number[]
beforeAll(async () => {
  shop = await openBaskets()
  many = await stocked(shop, cartLinesMaximum + 3)
})
afterAll(() => shop.close())

/** A full cart, into which an order that ended has put three products more. */
async function overfull({ id }: Buyer): Promise<void> {
  await shop.sql`INSERT INTO cart_lines (user_id, variant_id, quantity, price_then, added_at)
    SELECT ${id}, variant_id, 1, 1000, now() + position * interval '1 microsecond'
    FROM unnest(${many}::integer[]) WITH ORDINALITY AS restored (variant_id, position)`
}

const idsOf = ({ items }: Cart) => items.map(({ product_variant_id: id }) => id)

describe('a cart with more products than it may have, since an order went back into it, keeps all of them', () => {
  test('when one of them is added again', async () => {
    const anna = await shop.buyer()
    await overfull(anna)
    const { status, body } = await anna.post(cartPaths.cart, { product_variant_id: many.at(-1)! })
    expect([status, idsOf(body)]).toEqual([200, many])
  })

  test('when a visitor’s cart is merged into it', async () => {
    const anna = await shop.buyer()
    await overfull(anna)
    const items = [many.at(-1)!, shop.zinc].map((product_variant_id) => ({ product_variant_id, quantity: 2 }))
    const { body } = await anna.post(cartPaths.merge, { items })
    expect(idsOf(body)).toEqual(many)
    expect(body.items.at(-1).quantity).toBe(2)
  })

  test('when a prepared cart is taken, whose other products do not fit', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    await overfull(anna)
    const { token } = await shop.sent(ilse, clientId, [
      [many.at(-1)!, 2],
      [shop.zinc, 1],
    ])
    const { body } = await shop.take(anna, token)
    expect([idsOf(body.cart), body.added, body.skipped]).toEqual([many, 1, ['Zinc']])
  })

  test('when a protocol is bought, whose other products do not fit', async () => {
    const { ilse, anna } = await shop.practice()
    await overfull(anna)
    const protocol = await ilse.protocol('Rest', [
      { product_variant_id: many.at(-1)!, quantity: 2 },
      { product_variant_id: shop.zinc },
    ])
    const { link_token } = (await ilse.post(protocolPaths.link(protocol), {})).body
    const { body } = await anna.post(cartPaths.protocol, { link_token })
    expect([idsOf(body.cart), body.added, body.skipped]).toEqual([many, 1, ['Zinc']])
  })
})
