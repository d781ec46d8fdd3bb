import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import { protocolLinks } from '#server/protocols/tables.ts'
import { type Buyer, type Carts, openCarts, quantitiesOf } from '../../tests/support/carts.ts'
import { openReceived } from '../../tests/support/opening.ts'
import { sealing } from '../../tests/support/shop-api.ts'
import { cartLines } from './tables.ts'

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

describe('a client', () => {
  test('gets their practitioner’s discount, rounded line by line', { tags: 'cart-fields' }, async () => {
    const protocol = await shop.plan('Calm', [[calm, 1]])
    await shop.share(protocol, anna, 10)
    await openReceived(anna, protocol)
    await anna.addToCart(calm)
    const { body } = await anna.addToCart(energy)
    expect(body).toMatchObject({
      total_price: 34.94,
      total_discount: 3.5,
      discount_rate: 10,
      total_price_after_discount: 31.44,
      practitioner: { first_name: ilse.firstName, last_name: ilse.lastName },
      items: [{ total_price_after_discount: 8.99 }, { total_price_after_discount: 22.45 }],
    })
  })

  test('gets it by putting a product of the protocol in the cart, and not before', async () => {
    const protocol = await shop.plan('Calm', [[calm, 1]])
    await shop.share(protocol, anna, 10)
    expect((await anna.addToCart(energy)).body).toMatchObject({ discount_rate: 0, practitioner: null })
    expect((await anna.addToCart(calm, { protocol_id: protocol })).body.discount_rate).toBe(10)
  })

  test('gets it by buying the whole protocol, or by logging in with what the link in the email sold them', async () => {
    const protocol = await shop.plan('Calm', [[calm, 1]])
    const tomas = await shop.buyer()
    await shop.share(protocol, anna, 10)
    const { body } = await shop.share(protocol, tomas, 20)
    expect((await anna.buyProtocol({ protocol_id: protocol })).body.cart.discount_rate).toBe(10)
    const [link] = await shop.db.select().from(protocolLinks).where(eq(protocolLinks.shareId, body.share_id))
    const line = { product_variant_id: calm, quantity: 1, link_token: sealing.open(link!.sealedToken) }
    expect((await tomas.merge([line])).body.discount_rate).toBe(20)
  })

  test('gets none for buying through a link that was not sent to them', async () => {
    await shop.share(await shop.plan('Calm', [[calm, 1]]), anna, 10)
    const token = await shop.linkTo(await shop.plan('For everybody', [[energy, 1]]))
    expect((await anna.addToCart(energy, { link_token: token })).body.discount_rate).toBe(0)
    expect((await anna.buyProtocol({ link_token: token })).body.cart.discount_rate).toBe(0)
  })

  test('can buy practitioner-only products that were shared with them, as long as they keep the protocol', async () => {
    const protocol = await shop.plan('Deep', [[professional, 1]])
    await shop.share(protocol, anna, 10)
    const { status, body } = await anna.addToCart(professional, { protocol_id: protocol })
    expect(status).toBe(200)
    expect(body.items[0]).toMatchObject({ price: 40, protocol: { id: protocol, name: 'Deep' } })
    await shop.sql`UPDATE protocol_shares SET removed_at = now() WHERE protocol_id = ${protocol}`
    expect(await anna.cart()).toMatchObject({
      can_order: false,
      total_price: 0,
      items: [{ notice: 'practitioner-only', price: null }],
    })
    expect((await anna.addToCart(professional)).status).toBe(403)
  })

  test('can no longer buy them once the practitioner may not share', async () => {
    const protocol = await shop.plan('Deep', [[professional, 1]])
    await shop.share(protocol, anna, 10)
    await anna.addToCart(professional)
    const setOwner = (set: object) => shop.db.update(users).set(set).where(eq(users.id, ilse.id))
    for (const barred of [{ deactivatedAt: new Date() }, { userTypeId: userTypes.practitioner }]) {
      await setOwner(barred)
      expect(await anna.cart()).toMatchObject({ items: [{ notice: 'practitioner-only', price: null }] })
      expect((await anna.addToCart(professional)).status).toBe(403)
      await setOwner({ deactivatedAt: null, userTypeId: userTypes.certifiedPractitioner })
    }
    expect((await anna.addToCart(professional)).status).toBe(200)
  })

  test('can refer only to their own protocols', async () => {
    const protocol = await shop.plan('Another’s', [[calm, 1]])
    for (const by of [anna, ilse])
      expect((await by.addToCart(calm, { protocol_id: protocol })).status).toBe(404)
    expect(quantitiesOf(await anna.cart())).toEqual([])
  })

  test('cannot see, change or empty another’s cart', { tags: 'order-owner' }, async () => {
    const tomas = await shop.buyer()
    await anna.addToCart(calm, { quantity: 3 })
    await tomas.lower(calm)
    await tomas.setQuantity(calm, 0)
    expect([quantitiesOf(await tomas.cart()), quantitiesOf(await anna.cart())]).toEqual([[], [[calm, 3]]])
  })
})

test('a practitioner buys at full price, including practitioner-only products', async () => {
  const { status, body } = await ilse.addToCart(professional)
  expect([status, body.total_price_after_discount, body.discount_rate]).toEqual([200, 40, 0])
  const uncertified = await shop.buyer(3)
  expect((await uncertified.addToCart(professional)).status).toBe(403)
})

describe('a protocol link', () => {
  const linked = async () => {
    const protocol = await shop.plan('Open', [[professional, 1]])
    return { protocol, token: await shop.linkTo(protocol) }
  }

  test('sells practitioner-only products at full price, while it works', async () => {
    const { protocol, token } = await linked()
    const { body } = await anna.addToCart(professional, { link_token: token })
    expect(body.items[0]).toMatchObject({ price: 40, notice: null, protocol: { id: protocol } })
    await shop.sql`UPDATE protocol_links SET expires_at = now() - interval '1 second' WHERE protocol_id = ${protocol}`
    expect((await anna.cart()).items[0]).toMatchObject({ price: null, notice: 'practitioner-only' })
    expect((await anna.addToCart(professional, { link_token: token })).status).toBe(403)
  })

  test('sells nothing once it is revoked', async () => {
    const { protocol, token } = await linked()
    await anna.addToCart(professional, { link_token: token })
    await ilse.delete(protocolPaths.link(protocol))
    expect((await anna.cart()).items[0]).toMatchObject({ price: null, notice: 'practitioner-only' })
    expect((await anna.addToCart(professional, { link_token: token })).status).toBe(403)
  })

  test('applies only to its own products', async () => {
    const { token } = await linked()
    const other = await shop.product(`other-${token}`, { practitionerOnly: true })
    expect((await anna.addToCart(other, { link_token: token })).status).toBe(403)
    await anna.addToCart(calm, { link_token: token })
    const [line] = await shop.db.select().from(cartLines).where(eq(cartLines.userId, anna.id))
    expect(line).toMatchObject({ variantId: calm, linkId: null })
  })

  test('is saved with the line, so that the sale belongs to its protocol', async () => {
    const { protocol, token } = await linked()
    await anna.addToCart(professional, { link_token: token })
    const [line] = await shop.db.select().from(cartLines).where(eq(cartLines.userId, anna.id))
    const [link] = await shop.db.select().from(protocolLinks).where(eq(protocolLinks.protocolId, protocol))
    expect(line!.linkId).toBe(link!.id)
  })
})
