import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { type Buyer, type Carts, openCarts } from '../../tests/support/carts.ts'
import { openReceived } from '../../tests/support/opening.ts'

let shop: Carts
let ilse: Buyer
let omar: Buyer
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  ilse = shop.ilse
  omar = await shop.buyer(2)
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.buyer()
})

const own = async (by = anna) => (await by.get(ownPractitionerPath)).body.data
const choose = (client_id: number, by = anna) => by.put(ownPractitionerPath, { client_id })
const sentBy = async (practitioner: Buyer, discount: number, client = anna) => {
  const protocol = await practitioner.protocol('Calm', [{ product_variant_id: shop.calm }])
  const to = { email: client.email, first_name: 'Anna', last_name: 'Maes', discount }
  const { body } = await practitioner.post(protocolPaths.assign, { id: protocol, ...to })
  return { protocol, clientId: body.client.id as number }
}
const sharedBy = async (practitioner: Buyer, discount: number, client = anna) => {
  const { protocol, clientId } = await sentBy(practitioner, discount, client)
  await openReceived(client, protocol)
  return clientId
}

describe('a client', () => {
  test('without a practitioner has none', async () => {
    expect(await own()).toEqual([])
    expect((await anna.addToCart(shop.calm)).body).toMatchObject({ discount_rate: 0, practitioner: null })
  })

  test('keeps the discount of the practitioner they accepted first, until they choose another', async () => {
    const first = await sharedBy(ilse, 10)
    const second = await sharedBy(omar, 20)
    expect(await own()).toEqual([
      {
        client_id: first,
        first_name: ilse.firstName,
        last_name: ilse.lastName,
        discount_rate: 10,
        is_active: true,
      },
      {
        client_id: second,
        first_name: omar.firstName,
        last_name: omar.lastName,
        discount_rate: 20,
        is_active: false,
      },
    ])
    expect((await anna.addToCart(shop.calm)).body.discount_rate).toBe(10)
    const { status, body } = await choose(second)
    expect(status).toBe(200)
    expect(body.data).toMatchObject([
      { client_id: second, is_active: true },
      { client_id: first, is_active: false },
    ])
    expect(await anna.cart()).toMatchObject({
      discount_rate: 20,
      practitioner: { first_name: omar.firstName },
    })
    await choose(first)
    expect((await anna.cart()).discount_rate).toBe(10)
  })

  test('has no discount of a practitioner whom they have not accepted, and does so by choosing them', async () => {
    const { clientId } = await sentBy(ilse, 20)
    expect(await own()).toMatchObject([{ client_id: clientId, is_active: false }])
    expect((await anna.addToCart(shop.calm)).body).toMatchObject({ discount_rate: 0, practitioner: null })
    expect((await choose(clientId)).body.data).toMatchObject([{ client_id: clientId, is_active: true }])
    expect((await anna.cart()).discount_rate).toBe(20)
  })

  test('keeps their practitioner when they open what another sent before', async () => {
    const earlier = await sentBy(omar, 20)
    const accepted = await sharedBy(ilse, 10)
    await openReceived(anna, earlier.protocol)
    expect(await own()).toMatchObject([
      { client_id: accepted, is_active: true },
      { client_id: earlier.clientId, is_active: false },
    ])
    expect((await anna.addToCart(shop.calm)).body.discount_rate).toBe(10)
  })

  test('can only choose a practitioner of their own', async () => {
    const tomas = await shop.buyer()
    const others = await sharedBy(ilse, 10, tomas)
    expect((await choose(others)).status).toBe(404)
    expect((await choose(2_000_000)).status).toBe(404)
    expect((await anna.put(ownPractitionerPath, { client_id: others, discount_rate: 20 })).status).toBe(400)
  })

  test('loses the discount of a practitioner who may no longer share, and gets the next one’s', async () => {
    const noor = await shop.buyer(2)
    const chosen = await sharedBy(noor, 20)
    await sharedBy(ilse, 5)
    await choose(chosen)
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, noor.id))
    expect(await own()).toMatchObject([{ discount_rate: 5, is_active: true }])
    expect((await anna.addToCart(shop.calm)).body.discount_rate).toBe(5)
    expect((await choose(chosen)).status).toBe(404)
  })
})

test('practitioners and admins have no practitioner', async () => {
  for (const by of [ilse, await shop.buyer(3), await shop.buyer(1)]) {
    expect((await by.get(ownPractitionerPath)).status).toBe(403)
    expect((await choose(1, by)).status).toBe(403)
  }
})
