import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { type Buyer, type Carts, openCarts, quantitiesOf } from '../../tests/support/carts.ts'

let shop: Carts
let calm: number
let energy: number
let professional: number
let ilse: Carts['ilse']
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  ;({ calm, energy, professional, ilse } = shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.buyer()
})

describe('a protocol', () => {
  test('can be bought completely, or whatever is missing in the cart', {
    tags: 'call-cart-changes',
  }, async () => {
    const protocol = await shop.plan('Plan', [
      [calm, 2],
      [professional, 1],
      [energy, 3],
    ])
    await shop.share(protocol, anna, 5)
    await anna.addToCart(energy, { quantity: 1 })
    await anna.addToCart(calm, { quantity: 4 })
    const { status, body } = await anna.buyProtocol({ protocol_id: protocol })
    expect([status, body.added, body.skipped]).toEqual([200, 2, []])
    expect(quantitiesOf(body.cart)).toEqual([
      [energy, 3],
      [calm, 4],
      [professional, 1],
    ])
    expect(body.cart.can_order).toBe(true)
    const again = await anna.buyProtocol({ protocol_id: protocol })
    expect(again.body).toEqual({ added: 0, skipped: [], not_sold: [], cart: body.cart })
  })

  test('can be bought in part, and what is not in it is ignored', async () => {
    const protocol = await shop.plan('Plan', [
      [calm, 2],
      [energy, 1],
    ])
    await shop.share(protocol, anna)
    const chosen = { protocol_id: protocol, product_variant_ids: [energy, professional] }
    const { status, body } = await anna.buyProtocol(chosen)
    expect([status, body.added, body.skipped]).toEqual([200, 1, []])
    expect(quantitiesOf(body.cart)).toEqual([[energy, 1]])
    const token = await shop.linkTo(protocol)
    const linked = await anna.buyProtocol({ link_token: token, product_variant_ids: [calm] })
    expect(quantitiesOf(linked.body.cart)).toEqual([
      [energy, 1],
      [calm, 2],
    ])
    expect((await anna.buyProtocol({ protocol_id: protocol, product_variant_ids: [] })).status).toBe(400)
  })

  test('is bought without what is not available, which is listed', async () => {
    const out = await shop.product(`out-${anna.id}`, { stock: 0, names: { en: 'Out', de: 'Aus' } })
    const withdrawn = await shop.product(`withdrawn-${anna.id}`, { names: { en: 'Withdrawn' } })
    const protocol = await shop.plan('Plan', [
      [out, 1],
      [withdrawn, 1],
      [calm, 1],
    ])
    await shop.share(protocol, anna)
    await shop.sql`UPDATE variants SET withdrawn = true WHERE id = ${withdrawn}`
    await shop.gone(withdrawn)
    const headers = { authorization: `Bearer ${anna.tokens.access_token}`, 'accept-language': 'de' }
    const { body } = await shop.call('POST', cartPaths.protocol, { protocol_id: protocol }, { headers })
    expect([body.added, body.skipped.sort()]).toEqual([1, ['Aus', 'Withdrawn']])
    expect(quantitiesOf(body.cart)).toEqual([[calm, 1]])
  })

  test('can be bought through a valid link by anybody', async () => {
    const token = await shop.linkTo(await shop.plan('Plan', [[professional, 2]]))
    const tomas = await shop.buyer(3)
    const { body } = await tomas.buyProtocol({ link_token: token })
    expect(body).toMatchObject({ added: 1, cart: { can_order: true, total_price: 80 } })
  })

  test('of somebody else, removed from the list, or behind an invalid link is not found', async () => {
    const protocol = await shop.plan('Plan', [[calm, 1]])
    expect((await anna.buyProtocol({ protocol_id: protocol })).status).toBe(404)
    expect((await ilse.buyProtocol({ protocol_id: protocol })).status).toBe(404)
    await shop.share(protocol, anna)
    const token = await shop.linkTo(protocol)
    await shop.sql`UPDATE protocol_shares SET removed_at = now() WHERE protocol_id = ${protocol}`
    expect((await anna.buyProtocol({ protocol_id: protocol })).status).toBe(404)
    await shop.sql`UPDATE protocol_links SET expires_at = now() - interval '1 second' WHERE protocol_id = ${protocol}`
    expect((await anna.buyProtocol({ link_token: token })).status).toBe(404)
    expect((await anna.buyProtocol({ protocol_id: protocol, link_token: token })).status).toBe(400)
    expect(quantitiesOf(await anna.cart())).toEqual([])
  })
})
