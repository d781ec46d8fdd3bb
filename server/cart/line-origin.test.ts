import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cart, type CartItem, cartPaths } from '#contract/cart.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { dayMs } from '#domain/local-time.ts'
import { protocolLinks } from '#server/protocols/tables.ts'
import { type BasketsShop, type Buyer, openBaskets } from '../../tests/support/baskets-api.ts'
import { sealing } from '../../tests/support/shop-api.ts'
import { openOrigin, sealOrigin } from './line-origin.ts'
import { cartLines } from './tables.ts'

let shop: BasketsShop
beforeAll(async () => {
  shop = await openBaskets()
})
afterAll(() => shop.close())

const storedLines = ({ id }: Buyer) =>
  shop.db
    .select({
      variantId: cartLines.variantId,
      quantity: cartLines.quantity,
      linkId: cartLines.linkId,
      basketId: cartLines.basketId,
    })
    .from(cartLines)
    .where(eq(cartLines.userId, id))
const remove = async (by: Buyer, { product_variant_id }: CartItem) =>
  expect((await by.put(cartPaths.cart, { product_variant_id, quantity: 0 })).body.items).toEqual([])
const addBack = (by: Buyer, { product_variant_id, quantity, origin }: CartItem) =>
  by.post(cartPaths.cart, { product_variant_id, quantity, ...(origin && { origin }) })

/** The only line of their cart, taken from a prepared cart. */
async function taken(variantId: number) {
  const { ilse, anna, clientId } = await shop.practice()
  const { id, token } = await shop.sent(ilse, clientId, [[variantId, 2]])
  const { items } = (await shop.take(anna, token)).body.cart as Cart
  return { anna, id, token, item: items[0]! }
}

/** The only line of their cart, added through the link of a protocol. */
async function linked(variantId: number) {
  const { ilse, anna } = await shop.practice()
  const protocolId = await ilse.protocol('Rest', [{ product_variant_id: variantId }])
  const { body } = await ilse.post(protocolPaths.link(protocolId), {})
  const addition = { product_variant_id: variantId, quantity: 2, link_token: body.link_token }
  const { items } = (await anna.post(cartPaths.cart, addition)).body as Cart
  return { anna, item: items[0]! }
}

describe('a removed line can be added again as it was', () => {
  test.each(['zinc', 'calm'] as const)('with its prepared cart: %s', async (name) => {
    const { anna, id, item } = await taken(shop[name])
    const before = await storedLines(anna)
    expect(before).toMatchObject([{ quantity: 2, basketId: id }])
    await remove(anna, item)
    const { status, body } = await addBack(anna, item)
    expect([status, body.can_order]).toEqual([200, true])
    expect(await storedLines(anna)).toEqual(before)
  })

  test.each(['zinc', 'calm'] as const)('with the link it was added through: %s', async (name) => {
    const { anna, item } = await linked(shop[name])
    const before = await storedLines(anna)
    expect(before).toMatchObject([{ quantity: 2, linkId: expect.any(Number) }])
    await remove(anna, item)
    const { status, body } = await addBack(anna, item)
    expect([status, body.can_order, body.items[0].protocol.name]).toEqual([200, true, 'Rest'])
    expect(await storedLines(anna)).toEqual(before)
  })
})

describe('a product for practitioners only is refused', () => {
  const refused = { status: 403, body: { code: 'practitioner-only' } }

  test('to somebody else who names where a client’s line came from', async () => {
    const { item } = await taken(shop.calm)
    expect(await addBack(await shop.buyer(), item)).toMatchObject(refused)
  })

  test('if the origin of another product is named', async () => {
    const { anna, item } = await taken(shop.zinc)
    expect(await addBack(anna, { ...item, product_variant_id: shop.calm })).toMatchObject(refused)
  })

  test('once its prepared cart is over', async () => {
    const { anna, id, item } = await taken(shop.calm)
    await remove(anna, item)
    await shop.change(id, { withdrawnAt: new Date() })
    expect(await addBack(anna, item)).toMatchObject(refused)
  })

  test('once its prepared cart does not contain it any more', async () => {
    const { anna, id, item } = await taken(shop.calm)
    await remove(anna, item)
    await shop.sql`DELETE FROM basket_lines WHERE basket_id = ${id}`
    expect(await addBack(anna, item)).toMatchObject(refused)
  })

  test('once its link has expired', async () => {
    const { anna, item } = await linked(shop.calm)
    const [line] = await storedLines(anna)
    await remove(anna, item)
    await shop.db
      .update(protocolLinks)
      .set({ expiresAt: new Date(0) })
      .where(eq(protocolLinks.id, line!.linkId!))
    expect(await addBack(anna, item)).toMatchObject(refused)
  })

  test('with an origin that the shop did not make', async () => {
    const anna = await shop.buyer()
    const addition = { product_variant_id: shop.calm, quantity: 1, origin: sealing.seal('basket 1') }
    expect(await anna.post(cartPaths.cart, addition)).toMatchObject(refused)
    expect(await anna.post(cartPaths.cart, { ...addition, origin: 'made up' })).toMatchObject(refused)
  })
})

test('a line that came from neither a prepared cart nor a link has no such origin', async () => {
  const anna = await shop.buyer()
  const { body } = await anna.post(cartPaths.cart, { product_variant_id: shop.zinc })
  expect(body.items[0].origin).toBeNull()
})

test('the origin of a line is known for a day', () => {
  const now = new Date('2026-11-22T14:00:00Z')
  const whose = { userId: 4, variantId: 11 }
  const origin = { linkId: null, basketId: 7 }
  const sealed = sealOrigin(sealing, { ...whose, ...origin }, now)
  expect(openOrigin(sealing, sealed, whose, new Date(now.getTime() + dayMs - 1))).toEqual(origin)
  expect(openOrigin(sealing, sealed, whose, new Date(now.getTime() + dayMs))).toBeUndefined()
})
