import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestPaths, orderPaths } from '#contract/order-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { peoplePerNetwork, unpaidOrdersMaximum, unpaidPacksMaximum } from '#domain/orders/unpaid-limits.ts'
import { guestOrders } from '#server/orders/guests/tables.ts'
import { orderLines, orders } from '#server/orders/tables.ts'
import { idempotencyKeys } from '#server/platform/idempotency/tables.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'
import { guestsOf } from '../../../tests/support/guest-buying.ts'

let shop: BuyingShop
let guests: ReturnType<typeof guestsOf>
let zinc: number
beforeAll(async () => {
  shop = await openBuying()
  guests = guestsOf(shop)
  zinc = await shop.product('zinc', { stock: 1000 })
})
afterAll(() => shop.close())

const uses = { usesPerPerson: 1 }

test('a visitor orders with an address and pays, without an account', async () => {
  const placed = await guests.order(zinc, { email: ' Nora@people.example ', quantity: 2 })
  const unpaid = (await guests.open(placed.order_token)).body
  expect(unpaid).toMatchObject({ state: 'pending_payment', email: 'Nora@people.example', total_items: 2 })
  await shop.settle(placed.order_id, 'paid')
  const { body, headers } = await guests.open(placed.order_token)
  expect(body).toMatchObject({ state: 'paid', number: placed.order_number })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(await shop.orderOf(placed.order_id)).toMatchObject({ userId: null })
})

test('a guest’s order is opened by its link, and by nobody else', { tags: 'guest-link-secret' }, async () => {
  const { order_id: id, order_token: token } = await guests.order(zinc)
  const anna = await shop.buyer()
  expect((await anna.get(orderPaths.one(id))).status).toBe(404)
  expect((await shop.call('GET', orderPaths.one(id))).status).toBe(401)
  expect((await guests.open(`${token.slice(1)}A`)).status).toBe(404)
  const [row] = await shop.db.select().from(guestOrders).where(eq(guestOrders.orderId, id))
  expect(JSON.stringify(row)).not.toContain(token)
  const kept = await shop.db.select().from(idempotencyKeys)
  expect(JSON.stringify(kept)).not.toContain(token)
  await shop.db.update(guestOrders).set({ expiresAt: new Date() }).where(eq(guestOrders.orderId, id))
  expect((await guests.open(token)).status).toBe(404)
})

test('ordering many times with one key places one order', async () => {
  const given = { email: 'twice@people.example', from: '127.8.0.1', key: randomUUID() }
  const first = await guests.order(zinc, given)
  expect(await guests.order(zinc, given)).toEqual(first)
})

test('an address with an account is answered like any other', { tags: 'guest-silent' }, async () => {
  const anna = await shop.buyer()
  const known = await guests.checkout(zinc, { email: anna.email.toUpperCase() })
  const unknown = await guests.checkout(zinc)
  expect(known.status).toBe(unknown.status)
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  const shown = await guests.open(known.body.order_token)
  expect(Object.keys(shown.body)).toEqual(Object.keys((await guests.open(unknown.body.order_token)).body))
  expect((await anna.get(orderPaths.one(known.body.order_id))).status).toBe(404)
})

test('an invalid address or a changed price is refused, and nothing is ordered', async () => {
  const refused = await guests.checkout(zinc, { email: 'nobody' })
  expect(refused).toMatchObject({ status: 400, body: { errors: { email: [expect.any(String)] } } })
  const empty = await guests.checkout(2_000_000_000)
  expect(empty).toMatchObject({ status: 409, body: { code: 'cart-empty' } })
})

describe('what guests hold unpaid is limited', { tags: 'guest-limits' }, () => {
  test('for a person, however they spell their address; neither neighbours nor strangers suffer from it', async () => {
    const given = { email: 'holds@people.example', from: '127.8.0.1' }
    for (let nth = 0; nth < unpaidOrdersMaximum; nth++) await guests.order(zinc, given)
    const refused = await guests.checkout(zinc, { ...given, email: 'HOLDS@people.example' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-unpaid' } })
    expect((await guests.checkout(zinc, { from: given.from })).status).toBe(201)
    expect((await guests.checkout(zinc, { email: given.email })).status).toBe(201)
  })

  test('for a network: more orders than a person’s, but no more packs', async () => {
    const from = '127.8.0.2'
    for (let nth = 0; nth < peoplePerNetwork * unpaidOrdersMaximum; nth++) await guests.order(zinc, { from })
    expect((await guests.checkout(zinc, { from })).body.code).toBe('too-many-unpaid')
    const crate = { from: '127.8.0.5', quantity: 99 }
    for (let packs = 99; packs <= unpaidPacksMaximum; packs += 99) await guests.order(zinc, crate)
    expect((await guests.checkout(zinc, crate)).body.code).toBe('too-many-packs-unpaid')
  })

  test('also if several orders are placed at once', async () => {
    const given = { email: 'hurries@people.example', from: '127.8.0.3' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => guests.checkout(zinc, given)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(unpaidOrdersMaximum)
  })

  test('and does not count against the account with that address', async () => {
    const anna = await shop.buyer()
    for (let nth = 0; nth < unpaidOrdersMaximum; nth++) await guests.order(zinc, { email: anna.email })
    await anna.order([{ variantId: zinc }])
  })
})

test('a voucher for one use is used once by a guest’s address, and by a few in a network', {
  tags: 'guest-limits',
}, async () => {
  await shop.voucher({ code: 'ONCE', ...uses })
  const email = 'saver@people.example'
  await guests.order(zinc, { email, from: '127.8.0.4', voucher: 'ONCE' })
  const again = await guests.checkout(zinc, { email, voucher: 'ONCE' })
  expect(again.body.code).toBe('voucher-used-up')
  for (let nth = 1; nth < peoplePerNetwork; nth++)
    await guests.order(zinc, { from: '127.8.0.4', voucher: 'ONCE' })
  const neighbour = await guests.checkout(zinc, { from: '127.8.0.4', voucher: 'ONCE' })
  expect(neighbour.body.code).toBe('voucher-used-up')
  await guests.order(zinc, { voucher: 'ONCE' })
})

test('a guest in the network of somebody who tries codes can order, without a voucher', async () => {
  await shop.voucher({ code: 'GENUINE' })
  const items = [{ product_variant_id: zinc, quantity: 1 }]
  const quote = (voucher_code: string) => {
    const wanted = { country: 'BE', delivery_method: 'door', voucher_code, items }
    return shop.call('POST', guestPaths.quote, wanted, { remoteAddress: '127.8.0.6' })
  }
  for (let nth = 0; nth < 60; nth++)
    expect((await quote(`TRY${nth}`)).body.voucher_problem.code).toBe('voucher-unknown')
  const { status, body } = await quote('GENUINE')
  expect(status).toBe(200)
  expect(body).toMatchObject({ can_order: true, voucher_problem: { code: 'too-many-requests' } })
  expect((await guests.checkout(zinc, { from: '127.8.0.6' })).status).toBe(201)
})

test('practitioners earn nothing on what they buy with their own address', async () => {
  const mila = await shop.newPractitioner()
  const protocolId = await mila.protocol('Rest', [{ product_variant_id: zinc, quantity: 1 }])
  const { body } = await mila.post(protocolPaths.link(protocolId), {})
  const lineOf = async (id: number) =>
    (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id)))[0]!
  const linkToken = body.link_token as string
  const own = await guests.order(zinc, { email: mila.email, linkToken })
  expect(await lineOf(own.order_id)).toMatchObject({ practitionerId: null, tierRate: null })
  const clients = await guests.order(zinc, { linkToken })
  expect(await lineOf(clients.order_id)).toMatchObject({
    practitionerId: mila.id,
    tierRate: expect.any(Number),
  })
  expect(await shop.db.select().from(orders).where(eq(orders.id, own.order_id))).toHaveLength(1)
})
