import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basketPaths } from '#contract/baskets.ts'
import { type CartItem, cartPaths } from '#contract/cart.ts'
import { dayMs } from '#domain/local-time.ts'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { findViolations } from '#server/find-violations.ts'
import { orderLines } from '#server/orders/tables.ts'
import { type BasketsShop, openBaskets } from '../../tests/support/baskets-api.ts'

let shop: BasketsShop
let zinc: number
let iron: number
let calm: number
beforeAll(async () => {
  shop = await openBaskets()
  ;({ zinc, iron, calm } = shop)
})
afterAll(() => shop.close())

describe('a client', () => {
  test('opens the link, which their practitioner sees', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const { id, token } = await shop.sent(ilse, clientId, [[zinc, 2]], 'For your sleep')
    await shop.call('GET', `${basketPaths.shared(token)}?rendering=1`)
    await shop.opened(token, ilse)
    expect(await shop.stateOf(ilse, clientId, id)).toBe('sent')
    const { headers } = await shop.call('GET', basketPaths.shared(token))
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    expect(await shop.stateOf(ilse, clientId, id)).toBe('opened')
    expect(await shop.opened(token, anna)).toMatchObject({
      state: 'open',
      message: 'For your sleep',
      total_price: 40,
      total_price_after_discount: 36,
      discount_rate: 10,
      client_id: clientId,
      practitioner: { first_name: ilse.firstName },
    })
    expect((await anna.get(basketPaths.received)).body.data).toMatchObject([
      { link_token: token, total_products: 1 },
    ])
  })

  test('takes exactly what was prepared into their cart, or a part of it, at their discount', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const { token } = await shop.sent(ilse, clientId, [
      [zinc, 2],
      [iron, 5],
    ])
    await anna.fill({ variantId: zinc, quantity: 7 })
    const { body } = await shop.take(anna, token)
    expect(body).toMatchObject({ added: 2, skipped: [] })
    const quantities = body.cart.items.map((item: CartItem) => [item.product_variant_id, item.quantity])
    expect(new Map(quantities)).toEqual(
      new Map([
        [zinc, 2],
        [iron, 2],
      ]),
    )
    expect(body.cart).toMatchObject({ total_price: 60, total_price_after_discount: 54, can_order: true })
    await anna.put(cartPaths.cart, { product_variant_id: iron, quantity: 0 })
    const part = await shop.take(anna, token, { product_variant_ids: [zinc] })
    expect([part.body.added, part.body.cart.total_items]).toEqual([1, 2])
  })

  test('buys practitioner-only products through it, and the sale is their practitioner’s', {
    tags: 'commission-basis',
  }, async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const { id, token } = await shop.sent(ilse, clientId, [[calm, 1]])
    await shop.take(anna, token)
    const { body: placed } = await anna.checkout()
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, placed.order_id))
    expect(lines).toMatchObject([
      { practitionerId: ilse.id, clientId, discountRate: 10, discount: 400, basketId: id },
    ])
    expect(await shop.stateOf(ilse, clientId, id)).not.toBe('ordered')
    await shop.settle(placed.order_id, 'paid', { times: 2 })
    expect(await shop.stateOf(ilse, clientId, id)).toBe('ordered')
    expect((await shop.opened(token, anna)).state).toBe('ordered')
    expect((await anna.get(basketPaths.received)).body.data).toEqual([])
    expect(await findViolations(shop.sql)).toEqual([])
    expect((await ilse.post(basketPaths.withdrawal(clientId, id))).body.state).toBe('withdrawn')
    expect((await shop.take(anna, token)).status).toBe(404)
  })

  test('gets it back in their cart when an order is not paid', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const { id, token } = await shop.sent(ilse, clientId, [[calm, 1]])
    await shop.take(anna, token)
    const { body: placed } = await anna.checkout()
    await shop.expire(placed.order_id)
    const { body } = await anna.get(cartPaths.cart)
    expect(body).toMatchObject({ can_order: true, items: [{ product_variant_id: calm, notice: null }] })
    expect(await shop.stateOf(ilse, clientId, id)).toBe('sent')
  })

  test('reads kindly that it was withdrawn or has expired, and cannot take it any more', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const withdrawn = await shop.sent(ilse, clientId, [[zinc, 1]], 'Private')
    await ilse.post(basketPaths.withdrawal(clientId, withdrawn.id))
    expect(await shop.opened(withdrawn.token)).toMatchObject({
      state: 'withdrawn',
      products: [],
      message: '',
    })
    const old = await shop.sent(ilse, clientId, [[zinc, 1]])
    await shop.change(old.id, { expiresAt: new Date(Date.now() - dayMs) })
    expect(await shop.opened(old.token)).toMatchObject({ state: 'expired', products: [] })
    expect(await shop.stateOf(ilse, clientId, old.id)).toBe('expired')
    for (const { token } of [withdrawn, old]) expect((await shop.take(anna, token)).status).toBe(404)
  })

  test('gets no discount from a practitioner who may no longer share', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const { token } = await shop.sent(ilse, clientId, [[calm, 1]])
    await shop.take(anna, token)
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ilse.id))
    expect((await shop.call('GET', basketPaths.shared(token))).status).toBe(404)
    expect((await shop.take(anna, token)).status).toBe(404)
    const { body } = await anna.get(cartPaths.cart)
    expect(body).toMatchObject({ can_order: false, items: [{ notice: 'practitioner-only', price: null }] })
  })

  test('is told what is no longer sold', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const copper = await shop.product('copper-old', {
      stock: 5,
      history: [[1000, 90]],
      names: { en: 'Copper' },
    })
    const { token } = await shop.sent(ilse, clientId, [
      [copper, 1],
      [zinc, 1],
    ])
    await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, copper))
    expect((await shop.opened(token)).products[0]).toMatchObject({ name: 'Copper', quantity_maximum: 0 })
    expect((await shop.take(anna, token)).body).toMatchObject({ added: 1, skipped: ['Copper'] })
  })
})

test('somebody else with the link pays the usual price, and the sale is the practitioner’s', async () => {
  const { ilse, clientId } = await shop.practice()
  const tomas = await shop.buyer()
  const { id, token } = await shop.sent(ilse, clientId, [[calm, 1]])
  expect(await shop.opened(token, tomas)).toMatchObject({ discount_rate: 0, client_id: null })
  await shop.take(tomas, token)
  const { body: placed } = await tomas.checkout()
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, placed.order_id))
  expect(lines).toMatchObject([{ practitionerId: ilse.id, clientId: null, discountRate: 0, basketId: id }])
})

test('what somebody else buys through the link leaves it with the client, and the practitioner can stop it', async () => {
  const { ilse, anna, clientId } = await shop.practice()
  const { id, token } = await shop.sent(ilse, clientId, [[calm, 5]])
  const tomas = await shop.buyer()
  await shop.take(tomas, token)
  const { body: placed } = await tomas.checkout()
  await shop.settle(placed.order_id, 'paid')
  expect(await shop.stateOf(ilse, clientId, id)).toBe('sent')
  expect((await anna.get(basketPaths.received)).body.data).toMatchObject([{ link_token: token }])
  expect(await findViolations(shop.sql)).toEqual([])
  expect((await ilse.post(basketPaths.withdrawal(clientId, id))).body.state).toBe('withdrawn')
  expect((await shop.take(tomas, token)).status).toBe(404)
})

test('somebody with the link can order although the cart is deleted at the same moment', async () => {
  const { ilse, clientId } = await shop.practice()
  const tomas = await shop.buyer()
  const { id, token } = await shop.sent(ilse, clientId, [[zinc, 1]])
  await shop.take(tomas, token)
  const { quote } = await tomas.quote({ delivery_method: 'door' })
  const { status, body: placed } = await shop.deletedDuring({ table: 'baskets', id }, () =>
    tomas.checkout({ quote }),
  )
  expect(status).toBe(201)
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, placed.order_id))
  expect(lines).toMatchObject([{ variantId: zinc, basketId: null, practitionerId: null }])
})

test('an unknown link is not found', async () => {
  const anna = await shop.buyer()
  expect((await shop.call('GET', basketPaths.shared('x'.repeat(32)))).status).toBe(404)
  expect((await shop.take(anna, 'x'.repeat(32))).status).toBe(404)
})
