import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basketPaths } from '#contract/baskets.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { clientOrderPaths, ownPractitionerPath } from '#contract/order-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { clientProtocolPaths, protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { orderLines } from '#server/orders/tables.ts'
import { protocolLinks } from '#server/protocols/tables.ts'
import { type BasketsShop, openBaskets } from '../../tests/support/baskets-api.ts'
import { sealing } from '../../tests/support/shop-api.ts'
import { clients } from './tables.ts'

let shop: BasketsShop
beforeAll(async () => {
  shop = await openBaskets()
})
afterAll(() => shop.close())

type Practice = Awaited<ReturnType<BasketsShop['practice']>>

const recordOf = async ({ ilse, clientId }: Practice) => (await ilse.get(practicePaths.client(clientId))).body
const linesOf = (orderId: number) => shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))

/** A protocol that Ilse shares with Anna, and the link in the email about it. */
async function shared({ ilse, clientId }: Practice) {
  const id = await ilse.protocol('Calm', [{ product_variant_id: shop.zinc }])
  const { body } = await ilse.post(protocolPaths.assign, { id, user_id: clientId })
  const [link] = await shop.db.select().from(protocolLinks).where(eq(protocolLinks.shareId, body.share_id))
  return { id, token: sealing.open(link!.sealedToken) }
}

describe('somebody whom a practitioner made a client', () => {
  test('pays the full price until they accept; the practitioner neither earns from nor sees what they buy', {
    tags: 'client-accepts',
  }, async () => {
    const own = await shop.practice()
    const placed = await own.anna.order([{ variantId: shop.zinc }])
    await shop.settle(placed.order_id, 'paid')
    expect(await linesOf(placed.order_id)).toMatchObject([
      { practitionerId: null, clientId: null, tierRate: null, discountRate: 0, discount: 0 },
    ])
    const nothing = { orders: [], total_orders: 0, turnover: 0, earned: 0 }
    expect(await recordOf(own)).toMatchObject({ state: 'invited', accepted_at: null, ...nothing })
    expect((await own.ilse.get(clientOrderPaths.list)).body.data).toEqual([])
  })

  test.each<[string, (own: Practice) => Promise<unknown>]>([
    ['opening a protocol', async (own) => own.anna.get(clientProtocolPaths.one((await shared(own)).id))],
    [
      'following the link to one',
      async (own) => own.anna.get(sharedProtocolPaths.one((await shared(own)).token)),
    ],
    [
      'logging in on the page of such a link, whose visit is counted already',
      async (own) => own.anna.get(`${sharedProtocolPaths.one((await shared(own)).token)}?counted=1`),
    ],
    [
      'opening a prepared cart',
      async ({ ilse, anna, clientId }) =>
        shop.opened((await shop.sent(ilse, clientId, [[shop.zinc, 1]])).token, anna),
    ],
    ['giving their consent', ({ anna, clientId }) => anna.put(consentPaths.consent(clientId))],
    ['choosing them', ({ anna, clientId }) => anna.put(ownPractitionerPath, { client_id: clientId })],
  ])('accepts the practitioner by %s', { tags: 'client-accepts' }, async (_, act) => {
    const own = await shop.practice()
    await act(own)
    const state = { state: 'active', accepted_at: expect.any(String) }
    expect(await recordOf(own)).toMatchObject(state)
    const { body } = await own.anna.post(cartPaths.cart, { product_variant_id: shop.zinc })
    expect(body).toMatchObject({ discount_rate: 10, practitioner: { first_name: own.ilse.firstName } })
    const placed = (await own.anna.checkout()).body
    const sold = { practitionerId: own.ilse.id, clientId: own.clientId, discountRate: 10 }
    expect(await linesOf(placed.order_id)).toMatchObject([sold])
  })

  test('sees their price as soon as they open what was sent', async () => {
    const own = await shop.practice()
    const { token } = await shop.sent(own.ilse, own.clientId, [[shop.zinc, 1]])
    expect(await shop.opened(token, own.anna)).toMatchObject({ discount_rate: 10 })
    const { body } = await own.anna.get(clientProtocolPaths.one((await shared(own)).id))
    expect(body).toMatchObject({ discount_rate: 10, total_price_after_discount: 18 })
  })

  test('accepts nothing by a visit without logging in, while a page is rendered, or by somebody else’s', async () => {
    const own = await shop.practice()
    const protocol = await shared(own)
    const basket = await shop.sent(own.ilse, own.clientId, [[shop.zinc, 1]])
    const tomas = await shop.buyer()
    for (const path of [sharedProtocolPaths.one(protocol.token), basketPaths.shared(basket.token)]) {
      await shop.call('GET', path)
      await tomas.get(path)
      await own.anna.get(`${path}?rendering=1`)
    }
    await own.anna.get(clientProtocolPaths.list)
    await own.anna.get(basketPaths.received)
    expect(await recordOf(own)).toMatchObject({ state: 'invited', accepted_at: null })
  })

  test('accepts nothing by opening it after they withdrew', async () => {
    const own = await shop.practice()
    const { id } = await shared(own)
    await own.anna.delete(consentPaths.consent(own.clientId), {})
    await own.anna.get(clientProtocolPaths.one(id))
    const [client] = await shop.db.select().from(clients).where(eq(clients.id, own.clientId))
    expect(client).toMatchObject({ acceptedAt: null, withdrawnAt: expect.any(Date) })
    expect((await own.anna.get(ownPractitionerPath)).body.data).toEqual([])
  })
})
