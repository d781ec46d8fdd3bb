import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { orderPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { findViolations } from '#server/find-violations.ts'
import { memoryProvider } from '../../../tests/support/memory-provider.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { payments, refunds } from '../payments/tables.ts'

let shop: OrdersShop
let zinc: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  // None of its payments is known to this provider: refunds wait in the queue.
  shop = await openOrders({ DEMO: '1' }, memoryProvider().provider)
  zinc = await shop.product('zinc', { stock: 1000 })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

/** An order of three packs being packed, of which this many were sent. */
async function sent(packs: number) {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 3, price: 1001 }] })
  const { id } = order
  const items = (quantity: number, more: object = {}) => [
    { order_line_id: order.lines[0]!.id, quantity, ...more },
  ]
  const ship = (quantity: number) =>
    admin.once(adminOrderPaths.ship(id), { items: items(quantity), carrier: 'dhl' })
  const refund = (quantity: number, more: object = {}, unsent?: number) =>
    admin.once(adminOrderPaths.refund(id), {
      items: items(quantity, unsent === undefined ? {} : { unsent }),
      reason: 'Broken',
      ...more,
    })
  const withdraw = async (quantity: number) =>
    (await anna.once(orderPaths.withdrawal(id), { items: items(quantity) })).body.withdrawal
  const read = async (): Promise<AdminOrder> => (await admin.get(adminOrderPaths.one(id))).body
  await admin.post(adminOrderPaths.process, { ids: [id] })
  if (packs > 0) await ship(packs)
  return { ...order, anna, ship, refund, withdraw, read }
}

describe('refunded packs', () => {
  test('that were sent do not reduce what is still to be sent', async () => {
    const order = await sent(1)
    expect((await order.refund(1, { restock: true }, 0)).status).toBe(200)
    expect(await order.read()).toMatchObject({ state: 'partially_refunded', can_ship: true })
    expect((await order.ship(3)).status).toBe(409)
    expect(await order.ship(2)).toMatchObject({ status: 200, body: { state: 'shipped' } })
    expect((await order.read()).items[0]).toMatchObject({ shipped: 3, refunded: 1, unsent: 0 })
  })

  test('that were not sent are no longer sent', async () => {
    const order = await sent(1)
    await order.refund(1)
    expect((await order.read()).items[0]).toMatchObject({ shipped: 1, refunded: 1, unsent: 1 })
    expect((await order.ship(2)).status).toBe(409)
    expect(await order.ship(1)).toMatchObject({ status: 200, body: { state: 'shipped' } })
  })

  test.each([
    [2, 0],
    [1, 2],
    [4, 2],
  ])('are limited by their state: %i, %i of them not sent', async (packs, unsent) => {
    const order = await sent(1)
    expect(await order.refund(packs, {}, unsent)).toMatchObject({
      status: 409,
      body: { code: 'nothing-left' },
    })
    expect((await order.read()).refunds).toEqual([])
  })

  test('show when, how much per line, why, and on which credit note', async () => {
    const order = await sent(3)
    await order.refund(2)
    const [refund] = (await order.read()).refunds
    expect(refund).toMatchObject({
      amount: 20.02,
      reason: 'Broken',
      at: expect.any(String),
      items: [{ quantity: 2, amount: 20.02 }],
      credit_note: expect.stringMatching(/^C\d{4}-/),
    })
  })
})

describe('withdrawn packs', () => {
  test('are refunded at once if they were not sent, and the others when they have come back', async () => {
    const order = await sent(1)
    const before = await shop.stockOf(zinc)
    const withdrawal = await order.withdraw(2)
    expect(withdrawal).toMatchObject({ state: 'refunded', amount: 20.02, waiting: [] })
    const other = await sent(2)
    const mixed = await other.withdraw(3)
    expect(mixed).toMatchObject({ state: 'asked', waiting: [{ quantity: 2 }] })
    expect(await other.read()).toMatchObject({ refunded: 10.01, can_ship: false })
    expect(await shop.stockOf(zinc)).toBe(before - 3 + 2 + 1)
    const rest = await other.refund(2, { withdrawal_id: mixed.id, restock: true })
    expect(rest.body).toMatchObject({ state: 'refunded', refunded: other.total / 100 })
    expect(rest.body.withdrawals).toMatchObject([{ state: 'refunded', waiting: [] }])
  })

  test('can come back in several parcels', async () => {
    const order = await sent(3)
    const { id } = await order.withdraw(2)
    const first = await order.refund(1, { withdrawal_id: id })
    expect(first.body.withdrawals).toMatchObject([{ state: 'asked', waiting: [{ quantity: 1 }] }])
    const { body } = await admin.get(`${adminOrderPaths.list}?query=${order.number}`)
    expect(body.data).toMatchObject([{ withdrawal: { lines: 1, amount: 10.01 } }])
    expect((await order.refund(2, { withdrawal_id: id })).body.code).toBe('nothing-left')
    const last = await order.refund(1, { withdrawal_id: id })
    expect(last.body.withdrawals).toMatchObject([{ state: 'refunded', waiting: [] }])
    expect((await order.refund(1, { withdrawal_id: id })).body.code).toBe('order-in-other-state')
  })

  test('are refunded only through their withdrawal', async () => {
    const [order, other] = [await sent(3), await sent(3)]
    await order.withdraw(2)
    const foreign = await other.withdraw(1)
    expect((await order.refund(2)).body.code).toBe('nothing-left')
    expect((await order.refund(1, { withdrawal_id: foreign.id })).status).toBe(404)
    expect((await order.refund(1)).status).toBe(200)
  })
})

describe('a refused withdrawal', () => {
  const refuse = (
    order: { id: number },
    withdrawal: { id: number },
    reason = 'The seal was broken',
    key?: string,
  ) => admin.once(adminOrderPaths.refuse(order.id, withdrawal.id), { reason }, key)

  test('is reported to its client once with the reason, and audited', async () => {
    const order = await sent(3)
    const withdrawal = await order.withdraw(2)
    const key = `refusal-of-${withdrawal.id}`
    const first = await refuse(order, withdrawal, undefined, key)
    expect(first.body.withdrawals).toMatchObject([
      { state: 'refused', waiting: [], refusal: { reason: 'The seal was broken' } },
    ])
    expect(first.body.items[0]).toMatchObject({ withdrawn: 0, refunded: 0 })
    expect(first.body.actions).toMatchObject([{ action: 'withdrawal-refused', name: expect.any(String) }])
    await refuse(order, withdrawal, undefined, key)
    expect(await refuse(order, withdrawal)).toMatchObject({ status: 409 })
    const emails = await shop.emails(order.anna.id)
    expect(emails.filter(({ template }) => template === 'withdrawal-refused')).toMatchObject([
      { withdrawal_id: withdrawal.id },
    ])
    const own = (await order.anna.get(orderPaths.one(order.id))).body
    expect(own.withdrawals[0].refusal.reason).toBe('The seal was broken')
  })

  test('must belong to the order and be open', async () => {
    const [order, other] = [await sent(3), await sent(3)]
    const withdrawal = await order.withdraw(1)
    expect((await refuse(other, withdrawal)).status).toBe(404)
    await order.refund(1, { withdrawal_id: withdrawal.id })
    expect((await refuse(order, withdrawal)).body.code).toBe('order-in-other-state')
    expect((await refuse(order, withdrawal, ' ')).status).toBe(400)
    expect(
      (await order.anna.once(adminOrderPaths.refuse(order.id, withdrawal.id), { reason: 'x' })).status,
    ).toBe(403)
  })
})

describe('a failed refund', () => {
  async function failed() {
    const order = await sent(3)
    const { body } = await order.refund(1)
    const refundId: number = body.refunds[0].id
    await shop.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, refundId))
    return { ...order, refundId }
  }
  const retry = (order: { id: number; refundId: number }, key?: string) =>
    admin.once(adminOrderPaths.retry(order.id, order.refundId), undefined, key)
  const jobsOf = (refundId: number) =>
    shop.sql`SELECT FROM pgboss.job WHERE name = 'refund' AND data ->> 'refund_id' = ${String(refundId)}`

  test('needs attention, and is sent again once', async () => {
    const order = await failed()
    const found = async () =>
      (await admin.get(`${adminOrderPaths.list}?filter=attention&query=${order.number}`)).body.data
    expect(await found()).toMatchObject([{ id: order.id, trouble: 'refund-failed' }])
    const key = `retry-of-${order.refundId}`
    const first = await retry(order, key)
    expect(first.body).toMatchObject({ trouble: null, refunds: [{ state: 'waiting' }] })
    expect(first.body.actions.at(-1)).toMatchObject({ action: 'refund-retried', name: expect.any(String) })
    expect((await retry(order, key)).status).toBe(200)
    expect(await retry(order)).toMatchObject({ status: 409, body: { code: 'order-in-other-state' } })
    expect(await jobsOf(order.refundId)).toHaveLength(2)
    expect(await found()).toEqual([])
  })

  test('is sent once by two admins at once', async () => {
    const order = await failed()
    const answers = await Promise.all([retry(order), retry(order), retry(order)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await jobsOf(order.refundId)).toHaveLength(2)
  })

  test('of another order is not found', async () => {
    const [order, other] = [await failed(), await failed()]
    expect((await retry({ id: order.id, refundId: other.refundId })).status).toBe(404)
  })
})

test('a payment of a wrong amount needs attention until an admin adds a note', async () => {
  const anna = await shop.buyer()
  const order = await shop.placed({ user: anna, lines: [{ variantId: zinc }] })
  await shop.reported(shop.jobs, { ...order, total: order.total + 100 }, 'paid')
  const read = async (): Promise<AdminOrder> => (await admin.get(adminOrderPaths.one(order.id))).body
  const total = order.total / 100
  expect(await read()).toMatchObject({
    state: 'cancelled',
    ending: 'payment-differs',
    trouble: 'amount-differs',
    returned: [
      {
        asked: { amount: total, currency: 'EUR' },
        captured: { amount: total + 1, currency: 'EUR' },
        refund: { state: 'waiting' },
      },
    ],
  })
  const inAttention = async () =>
    (await admin.get(`${adminOrderPaths.list}?filter=attention&query=${order.number}`)).body
  expect((await inAttention()).data).toMatchObject([{ id: order.id, trouble: 'amount-differs' }])
  await admin.once(adminOrderPaths.notes(order.id), { text: 'Asked the payment service' })
  expect((await inAttention()).data).toEqual([])
  expect((await read()).returned).toHaveLength(1)
})

test('an order paid with another method than chosen says so', async () => {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
  await shop.db.update(payments).set({ method: 'bancontact' }).where(eq(payments.orderId, order.id))
  const { body } = await admin.get(adminOrderPaths.one(order.id))
  expect(body).toMatchObject({ payment: { method: { name: 'Bancontact' } }, chosen_method: 'Visa' })
})

test('an unknown order does not stop others from being processed', async () => {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
  const { status, body } = await admin.post(adminOrderPaths.process, { ids: [999_999, order.id] })
  expect({ status, body }).toEqual({ status: 200, body: { processed: 1, skipped: ['V-1009999'] } })
})

test('a note is added once, however often it is sent, and only with a key', async () => {
  const order = await sent(0)
  const add = (key: string) => admin.once(adminOrderPaths.notes(order.id), { text: 'Rang twice' }, key)
  await Promise.all([add('note-once-1'), add('note-once-1')])
  await add('note-once-1')
  expect((await order.read()).notes).toHaveLength(1)
  const { status, body } = await admin.post(adminOrderPaths.notes(order.id), { text: 'Rang twice' })
  expect([status, body.code]).toEqual([400, 'idempotency-key-missing'])
})
