import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderPaths, withdrawalPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { findViolations } from '#server/find-violations.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { mailLimits } from '#server/platform/mail/mail-limits.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { orders, withdrawalLinks, withdrawals } from '../tables.ts'

let shop: OrdersShop
let zinc: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

type Placed = Awaited<ReturnType<OrdersShop['placed']>>
async function bought(quantity = 3, price = 1001) {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity, price }] })
  const lineId = order.lines[0]!.id
  const ask = (packs: number, key?: string) =>
    anna.once(orderPaths.withdrawal(order.id), { items: [{ order_line_id: lineId, quantity: packs }] }, key)
  return { anna, order, lineId, ask, read: async () => (await anna.get(orderPaths.one(order.id))).body }
}
async function sent({ id, lines }: Placed, quantity: number) {
  await admin.post('/v2/admin/orders/process', { ids: [id] })
  const items = [{ order_line_id: lines[0]!.id, quantity }]
  await admin.once(`/v2/admin/orders/${id}/shipments`, { items, carrier: 'bpost' })
}
const refund = (id: number, lineId: number, quantity: number, more: object = {}) =>
  admin.once(`/v2/admin/orders/${id}/refunds`, {
    items: [{ order_line_id: lineId, quantity }],
    reason: 'It came back',
    ...more,
  })

describe('withdrawing', () => {
  test('from unsent packs refunds them at once, and they are not sent any more', async () => {
    const { order, ask, read, anna } = await bought()
    const before = await shop.stockOf(zinc)
    const { status, body } = await ask(1)
    expect(status).toBe(200)
    expect(body).toMatchObject({ order_number: order.number, email: anna.email })
    expect(body.withdrawal).toMatchObject({ state: 'refunded', amount: 10.01 })
    expect(await read()).toMatchObject({ state: 'partially_refunded', refunded: 10.01, can_withdraw: true })
    expect(await shop.stockOf(zinc)).toBe(before + 1)
    const emails = (await shop.emails(anna.id)).map(({ template }) => template)
    expect(emails).toContain('withdrawal-received')
    expect((await admin.get(`/v2/admin/orders/${order.id}`)).body).toMatchObject({ can_process: true })
  })

  test('from everything before it is sent refunds the delivery, too', async () => {
    const { order, ask, read } = await bought()
    await ask(3)
    expect(await read()).toMatchObject({
      state: 'refunded',
      refunded: order.total / 100,
      can_withdraw: false,
    })
  })

  test('from sent packs waits until they have come back', async () => {
    const { order, lineId, ask, read } = await bought()
    await sent(order, 3)
    const { body } = await ask(2)
    expect(body.withdrawal).toMatchObject({ state: 'asked', amount: 20.02 })
    const waiting = await read()
    expect(waiting).toMatchObject({ state: 'shipped', refunded: 0, can_withdraw: true })
    expect(waiting.items[0]).toMatchObject({ withdrawn: 2, refunded: 0 })
    expect(await ask(2)).toMatchObject({ status: 409, body: { code: 'nothing-left' } })
    await refund(order.id, lineId, 2, { withdrawal_id: body.withdrawal.id, restock: true })
    expect((await read()).withdrawals).toMatchObject([{ state: 'refunded' }])
    expect((await read()).items[0]).toMatchObject({ withdrawn: 0, refunded: 2 })
  })

  test('refunds the same amounts whether parts are withdrawn together or one after another', async () => {
    const { order, lineId, ask, read } = await bought(3, 1001)
    await shop.db.update(orders).set({ deliveryFree: null }).where(eq(orders.id, order.id))
    await sent(order, 3)
    const told = [(await ask(1)).body, (await ask(1)).body, (await ask(1)).body]
    const sum = told.reduce((all, { withdrawal }) => all + Math.round(withdrawal.amount * 100), 0)
    expect(sum).toBe(order.total)
    for (const { withdrawal } of told) await refund(order.id, lineId, 1, { withdrawal_id: withdrawal.id })
    expect(await read()).toMatchObject({ state: 'refunded', refunded: order.total / 100 })
  })

  test('from an unsent part stops it from being sent with the rest', async () => {
    const { order, lineId, ask } = await bought(3)
    await sent(order, 1)
    const { body } = await ask(3)
    expect(body.withdrawal.state).toBe('asked')
    expect((await admin.get(`/v2/admin/orders/${order.id}`)).body).toMatchObject({ can_ship: false })
    await refund(order.id, lineId, 3, { withdrawal_id: body.withdrawal.id, restock: true })
  })

  test('twice with one key withdraws once, and with another body is refused', {
    tags: 'idempotency',
  }, async () => {
    const { order, ask, read } = await bought()
    await sent(order, 3)
    const first = await ask(1, 'withdraw-once')
    expect(await ask(1, 'withdraw-once')).toEqual({ ...first, headers: expect.anything() })
    expect(await ask(2, 'withdraw-once')).toMatchObject({ status: 422 })
    expect((await read()).withdrawals).toHaveLength(1)
  })

  test('ends fourteen days after the last parcel arrived', { tags: 'withdrawal' }, async () => {
    const { order, ask, read } = await bought()
    await sent(order, 3)
    await admin.post(`/v2/admin/orders/${order.id}/deliver`, {})
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const arrived = (days: number) =>
      shop.db
        .update(orders)
        .set({ deliveredAt: daysAgo(days) })
        .where(eq(orders.id, order.id))
    await arrived(16)
    expect(await read()).toMatchObject({ can_withdraw: false })
    expect(await ask(1)).toMatchObject({ status: 409, body: { code: 'withdrawal-over' } })
    await arrived(13)
    expect((await ask(1)).status).toBe(200)
  })

  test('is for paid orders only', async () => {
    const anna = await shop.buyer()
    const order = await shop.placed({ user: anna, lines: [{ variantId: zinc }] })
    const items = [{ order_line_id: order.lines[0]!.id, quantity: 1 }]
    const answer = await anna.once(orderPaths.withdrawal(order.id), { items })
    expect(answer).toMatchObject({ status: 409, body: { code: 'order-in-other-state' } })
  })
})

describe('a guest', () => {
  const linksOf = (orderId: number) =>
    shop.db.select().from(withdrawalLinks).where(eq(withdrawalLinks.orderId, orderId))
  /** As created while the email is written. */
  async function link(orderId: number, token: string, hours = 24) {
    const expiresAt = new Date(Date.now() + hours * 3_600_000)
    const tokenHash = hashToken(token)
    await shop.db.insert(withdrawalLinks).values({ orderId, tokenHash, createdAt: new Date(), expiresAt })
    return withdrawalPaths.one(token)
  }
  const guestOnce = (path: string, body: object, key: string) =>
    shop.call('POST', path, body, { headers: { 'idempotency-key': key } })

  test('gets the same answer, whether or not number and address match', {
    tags: 'withdrawal-silent',
  }, async () => {
    const { order, anna } = await bought()
    const unpaid = await shop.placed({ user: anna, lines: [{ variantId: zinc }] })
    const asks = [
      { order_number: order.number, email: anna.email.toUpperCase() },
      { order_number: order.number, email: 'someone@people.example' },
      { order_number: unpaid.number, email: anna.email },
      { order_number: 'V-999999', email: anna.email },
      { order_number: 'nonsense', email: anna.email },
    ]
    const answers = []
    for (const ask of asks) answers.push(await shop.call('POST', withdrawalPaths.ask, ask))
    const first = answers[0]!
    expect(first.status).toBe(200)
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: first.body })
    expect(await linksOf(order.id)).toHaveLength(1)
    expect(await linksOf(unpaid.id)).toHaveLength(0)
    const [made] = await linksOf(order.id)
    expect(made!.expiresAt.getTime() - made!.createdAt.getTime()).toBe(24 * 3_600_000)
    expect(await shop.emails(anna.id)).toContainEqual(
      expect.objectContaining({ template: 'withdrawal-link', link_id: made!.id }),
    )
  })

  test('who asks too often about one order gets the same answer but no email, whether or not it exists', {
    tags: 'withdrawal-silent',
  }, async () => {
    const { order, anna } = await bought()
    const { max } = mailLimits.byReader
    const told = new Set<string>()
    for (const order_number of [order.number, 'V-888888'])
      for (let nth = 0; nth < max + 2; nth++) {
        const ask = { order_number, email: anna.email }
        const { status, body } = await shop.call('POST', withdrawalPaths.ask, ask)
        told.add(`${status} ${body.message}`)
      }
    expect(told.size).toBe(1)
    expect([...told][0]).toMatch(/^200 /)
    expect(await linksOf(order.id)).toHaveLength(max)
  })

  test('is not blocked by a stranger who knows only the number', async () => {
    const { order, anna } = await bought()
    const ask = (email: string) =>
      shop.call('POST', withdrawalPaths.ask, { order_number: order.number, email })
    for (let nth = 0; nth < 4; nth++) await ask('stranger@people.example')
    expect((await ask(anna.email)).status).toBe(200)
    expect(await linksOf(order.id)).toHaveLength(1)
  })

  test('with the link sees what can be withdrawn, and no address', {
    tags: 'withdrawal-link-limited',
  }, async () => {
    const { order, anna } = await bought()
    const { status, body, headers } = await shop.call('GET', await link(order.id, 'a-token-of-this-test-1'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ number: order.number, email: anna.email, can_withdraw: true, delivery: 5.5 })
    expect(JSON.stringify(body)).not.toContain('Coupure')
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })

  test('with the link withdraws, once per key', async () => {
    const { order, lineId, read } = await bought()
    const path = await link(order.id, 'a-token-of-this-test-2')
    const body = { items: [{ order_line_id: lineId, quantity: 2 }], note: 'Too many' }
    const first = await guestOnce(path, body, 'guest-key-1')
    const again = await guestOnce(path, body, 'guest-key-1')
    expect(first).toMatchObject({
      status: 200,
      body: { withdrawal: { state: 'refunded', note: 'Too many' } },
    })
    expect(again.body).toEqual(first.body)
    const rows = await shop.db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id))
    expect(rows).toMatchObject([{ by: 'guest', amount: 2002 }])
    expect((await read()).refunds).toHaveLength(1)
    const kept = await shop.sql`SELECT scope FROM idempotency_keys WHERE key = 'guest-key-1'`
    expect(JSON.stringify(kept)).not.toContain('a-token-of-this-test-2')
  })

  test('finds nothing behind an expired or invalid link', { tags: 'withdrawal-link-limited' }, async () => {
    const { order, lineId } = await bought()
    const over = await link(order.id, 'a-token-of-this-test-3', -1)
    const body = { items: [{ order_line_id: lineId, quantity: 1 }] }
    for (const path of [over, withdrawalPaths.one('a-token-never-made-000')]) {
      expect(await shop.call('GET', path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
      expect((await guestOnce(path, body, 'guest-key-2')).status).toBe(404)
    }
  })
})
