import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { orders } from '#server/orders/tables.ts'
import { clientOf, protocolOf } from '../../../tests/support/clients-with-protocols.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
  iron = await shop.product('iron', { stock: 1000 })
})
afterAll(() => shop.close())

async function tied() {
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  const anna = await shop.buyer()
  const client = await clientOf(shop, ilse, anna)
  const order = await shop.paid({
    user: anna,
    discountRate: 10,
    lines: [
      {
        variantId: zinc,
        quantity: 2,
        price: 1001,
        ...(await protocolOf(shop, ilse.id, 'Gut repair')),
        practitionerId: ilse.id,
        clientId: client.id,
        tierRate: 20 as const,
      },
      { variantId: iron, price: 9999 },
    ],
  })
  return { ilse, anna, client, order }
}

test('a practitioner sees their own part of a client’s order, and nothing else of it', {
  tags: ['product-orders', 'order-practitioner-view'],
}, async () => {
  const { ilse, client, order } = await tied()
  const { status, body } = await ilse.get(clientOrderPaths.list)
  expect(status).toBe(200)
  expect(body).toMatchObject({ total_results: 1, current_page: 1 })
  expect(body.data).toEqual([
    {
      id: order.id,
      number: order.number,
      state: 'paid',
      placed_at: expect.any(String),
      client: { id: client.id, first_name: 'Anna', last_name: 'Maes' },
      protocols: ['Gut repair'],
      total_items: 2,
      total: 18.02,
      currency: 'EUR',
      // 10% of 20.02 without VAT.
      commission: { amount: 1.89, state: 'pending' },
    },
  ])
  const one = await ilse.get(clientOrderPaths.one(order.id))
  expect(one.body).toMatchObject({ discount_rate: 10, items: [{ product: { slug: 'zinc' }, total: 18.02 }] })
  const told = JSON.stringify(one.body)
  for (const secret of [
    'Coupure',
    'Gent',
    '99.99',
    'iron',
    'visa',
    'people.example',
    String(order.total / 100),
  ])
    expect(told).not.toContain(secret)
})

test('unpaid orders of a client are not shown', async () => {
  const { ilse, anna, client, order } = await tied()
  const line = { variantId: zinc, practitionerId: ilse.id, clientId: client.id, tierRate: 20 as const }
  const unpaid = await shop.placed({ user: anna, lines: [line] })
  expect((await ilse.get(clientOrderPaths.list)).body.data).toMatchObject([{ id: order.id }])
  expect(await ilse.get(clientOrderPaths.one(unpaid.id))).toMatchObject({ status: 404 })
})

test('an order of another practitioner’s client is not found', async () => {
  const { order } = await tied()
  const marco = await shop.buyer(userTypes.practitioner)
  expect((await marco.get(clientOrderPaths.list)).body.data).toEqual([])
  expect(await marco.get(clientOrderPaths.one(order.id))).toMatchObject({ status: 404 })
})

test('the name of another practitioner’s protocol is hidden, even if the sale is theirs', async () => {
  const { ilse, anna, client } = await tied()
  const marco = await shop.buyer(userTypes.certifiedPractitioner)
  const theirs = { practitionerId: ilse.id, clientId: client.id, tierRate: 20 as const }
  const order = await shop.paid({
    user: anna,
    lines: [{ variantId: zinc, ...theirs, ...(await protocolOf(shop, marco.id, 'Coming off the pill')) }],
  })
  const one = await ilse.get(clientOrderPaths.one(order.id))
  expect(one).toMatchObject({ status: 200, body: { protocols: [], items: [{ protocol: null, total: 10 }] } })
  for (const { body } of [one, await ilse.get(clientOrderPaths.list), await ilse.get(accountPaths.ownData)])
    expect(JSON.stringify(body)).not.toContain('Coming off the pill')
})

test('a buyer who came through a link without being a client stays anonymous', {
  tags: 'order-practitioner-view',
}, async () => {
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  const tomas = await shop.buyer()
  const order = await shop.paid({
    user: tomas,
    lines: [{ variantId: zinc, practitionerId: ilse.id, tierRate: 20 as const }],
  })
  expect((await ilse.get(clientOrderPaths.one(order.id))).body).toMatchObject({ client: null, total: 10 })
})

test('the commission on an order that was cancelled is reversed', async () => {
  const { ilse, anna, order } = await tied()
  await anna.once(`/v2/account/orders/${order.id}/cancel`)
  const commission = { amount: 0, state: 'reversed' }
  expect((await ilse.get(clientOrderPaths.list)).body.data).toMatchObject([{ id: order.id, commission }])
  expect((await ilse.get(clientOrderPaths.one(order.id))).body).toMatchObject({ commission })
})

test('orders paid within the last day are new to their own practitioner, until they are being packed', async () => {
  const [{ ilse, order }, other] = [await tied(), await tied()]
  const news = async () => (await ilse.get(clientOrderPaths.new)).body
  expect(await news()).toEqual({ data: [{ id: order.id, name: order.number }] })
  await shop.db.update(orders).set({ state: 'processing' }).where(eq(orders.id, order.id))
  expect(await news()).toEqual({ data: [] })
  expect((await other.ilse.get(clientOrderPaths.new)).body.data).toHaveLength(1)
})
