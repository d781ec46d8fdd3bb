import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { orderPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { findViolations } from '#server/find-violations.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let zinc: number
let iron: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
  iron = await shop.product('iron', { stock: 1000 })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

async function ordered(given: Partial<Parameters<OrdersShop['placed']>[0]> = {}, isPaid = true) {
  const anna = await shop.buyer()
  const lines = [
    { variantId: zinc, quantity: 3, price: 1001 },
    { variantId: iron, quantity: 1, price: 777 },
  ]
  const order = await (isPaid ? shop.paid : shop.placed)({ user: anna, lines, ...given })
  const [first, second] = order.lines
  const packs = (zincs: number, irons = 0) => [
    ...(zincs > 0 ? [{ order_line_id: first!.id, quantity: zincs }] : []),
    ...(irons > 0 ? [{ order_line_id: second!.id, quantity: irons }] : []),
  ]
  const ship = (items: object[], more: object = {}) =>
    admin.once(adminOrderPaths.ship(order.id), {
      items,
      carrier: 'bpost',
      tracking_number: '3232 0041',
      ...more,
    })
  const refund = (items: object[], more: object = {}) =>
    admin.once(adminOrderPaths.refund(order.id), { items, reason: 'Broken', ...more })
  const read = async () => (await admin.get(adminOrderPaths.one(order.id))).body
  return { ...order, anna, packs, ship, refund, read, process: () => processed(order.id) }
}
const processed = (...ids: number[]) => admin.post(adminOrderPaths.process, { ids })
const deliver = (id: number, body: object = {}) => admin.post(adminOrderPaths.deliver(id), body)

describe('the order list', () => {
  test('is searched by number, name and address, and filtered', { tags: 'orders-admin' }, async () => {
    const order = await ordered({ address: { first_name: 'Réka', last_name: 'Halász', country: 'HU' } })
    for (const query of [order.number, 'reka halasz', order.anna.email]) {
      const { body } = await admin.get(`${adminOrderPaths.list}?query=${encodeURIComponent(query)}`)
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual([order.id])
      expect(body.counts).toEqual({
        all: 1,
        to_process: 1,
        waiting: 0,
        shipped: 0,
        withdrawals: 0,
        refunds: 0,
        payment_failed: 0,
        attention: 0,
      })
    }
    const { body } = await admin.get(`${adminOrderPaths.list}?country=HU&period=today&filter=to_process`)
    expect(body.data).toMatchObject([{ client: 'Réka Halász', country: 'HU', to_ship: 4, total_items: 4 }])
    expect(body.countries).toEqual(['BE', 'HU'].slice(body.countries.length - 2))
    expect((await admin.get(`${adminOrderPaths.list}?country=HU&filter=waiting`)).body.data).toEqual([])
  })

  test('knows which orders wait for returned goods', async () => {
    const order = await ordered()
    await order.process()
    await order.ship(order.packs(3, 1))
    await order.anna.once(orderPaths.withdrawal(order.id), { items: order.packs(2) })
    const { body } = await admin.get(`${adminOrderPaths.list}?filter=withdrawals`)
    expect(body.data).toMatchObject([{ id: order.id, withdrawal: { lines: 1, amount: 20.02 } }])
  })

  test('filters from the beginning of a day, a week, a month and a year', async () => {
    const old = await ordered({ placedAt: new Date('2020-01-01T12:00:00Z') })
    for (const period of ['today', 'week', 'month', 'year']) {
      const { body } = await admin.get(`${adminOrderPaths.list}?period=${period}&query=${old.number}`)
      expect(body.total_results).toBe(0)
    }
    expect((await admin.get(`${adminOrderPaths.list}?query=${old.number}`)).body.total_results).toBe(1)
  })
})

describe('processing and shipping', () => {
  test('takes many orders at once, and reports those no longer possible', async () => {
    const [one, other, unpaid] = [await ordered(), await ordered(), await ordered({}, false)]
    await processed(other.id)
    const { body } = await processed(one.id, other.id, unpaid.id, one.id)
    expect(body).toEqual({ processed: 1, skipped: [other.number, unpaid.number] })
    const { history } = await one.read()
    expect(history.at(-1)).toMatchObject({
      state: 'processing',
      by: 'admin',
      name: expect.stringMatching(/^First/),
    })
  })

  test('allows several parcels, and never more than was bought', { tags: 'orders-shipping' }, async () => {
    const order = await ordered()
    expect(await order.ship(order.packs(1))).toMatchObject({
      status: 409,
      body: { code: 'order-in-other-state' },
    })
    await order.process()
    expect(await order.ship(order.packs(4))).toMatchObject({ status: 409, body: { code: 'nothing-left' } })
    const first = await order.ship(order.packs(2))
    expect(first).toMatchObject({ status: 200, body: { state: 'partially_shipped', can_ship: true } })
    expect(first.body.shipments).toMatchObject([
      { carrier: 'bpost', tracking_url: expect.stringContaining('32320041'), items: order.packs(2) },
    ])
    expect(await order.ship(order.packs(2))).toMatchObject({ status: 409 })
    const last = await order.ship(order.packs(1, 1))
    expect(last.body).toMatchObject({ state: 'shipped', can_ship: false })
    expect(await order.ship(order.packs(1))).toMatchObject({ status: 409 })
    const emails = (await shop.emails(order.anna.id)).filter(({ template }) => template === 'order-shipped')
    expect(emails.map(({ shipment_id }) => shipment_id)).toEqual(
      last.body.shipments.map(({ id }: { id: number }) => id),
    )
  })

  test('completes delivery when the last parcel arrives', async () => {
    const order = await ordered()
    await order.process()
    await order.ship(order.packs(2))
    await deliver(order.id)
    expect(await order.read()).toMatchObject({ state: 'partially_shipped', delivered_at: null })
    const { body } = await order.ship(order.packs(1, 1))
    await deliver(order.id, { shipment_id: body.shipments[1].id })
    const arrived = await order.read()
    expect(arrived).toMatchObject({
      state: 'delivered',
      can_deliver: false,
      delivered_at: expect.any(String),
    })
    expect(arrived.withdraw_until > arrived.delivered_at).toBe(true)
    expect(await deliver(order.id)).toMatchObject({ status: 409 })
  })

  test('completes delivery, too, when the rest is refunded', async () => {
    const order = await ordered()
    await order.process()
    await order.ship(order.packs(3))
    await deliver(order.id)
    await order.refund(order.packs(0, 1))
    expect(await order.read()).toMatchObject({ state: 'delivered', delivered_at: expect.any(String) })
  })

  test('sends a parcel once, however often its key comes', { tags: 'idempotency' }, async () => {
    const order = await ordered()
    await order.process()
    const body = { items: order.packs(1), carrier: 'dhl' }
    for (let nth = 0; nth < 3; nth++)
      await admin.once(adminOrderPaths.ship(order.id), body, `parcel-of-${order.id}`)
    expect((await order.read()).shipments).toHaveLength(1)
  })
})

describe('refunding', () => {
  const ways = [
    [
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [2, 0],
      [1, 0],
    ],
    [
      [1, 1],
      [2, 0],
    ],
    [[3, 1]],
  ] as const
  test.each(ways.map((way) => [way]))('adds up to the cent: %j', async (way) => {
    const order = await ordered({ discountRate: 15 })
    for (const [zincs, irons] of way) expect((await order.refund(order.packs(zincs, irons))).status).toBe(200)
    const after = await order.read()
    expect(after).toMatchObject({ state: 'refunded', refunded: order.total / 100, refundable: 0 })
    const cents = after.refunds.map(({ amount }: { amount: number }) => Math.round(amount * 100))
    expect(cents.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(order.total)
    expect(await order.refund(order.packs(1))).toMatchObject({ status: 409 })
  })

  test('returns to stock only what can be sold again', async () => {
    const order = await ordered()
    const before = await shop.stockOf(zinc)
    await order.refund(order.packs(1))
    expect(await shop.stockOf(zinc)).toBe(before)
    await order.refund(order.packs(1), { restock: true })
    expect(await shop.stockOf(zinc)).toBe(before + 1)
  })

  test('is refused for unpaid orders, and without a key', async () => {
    const order = await ordered({}, false)
    expect(await order.refund(order.packs(1))).toMatchObject({
      status: 409,
      body: { code: 'order-in-other-state' },
    })
    const answer = await admin.post(adminOrderPaths.refund(order.id), { items: order.packs(1), reason: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency-key-missing' } })
  })

  test('by two admins at once refunds what there is, once', { tags: 'refund-lines' }, async () => {
    const order = await ordered()
    const answers = await Promise.all([order.refund(order.packs(3)), order.refund(order.packs(3))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await order.read()).refunded).toBe(30.03)
  })
})

test('an order cancelled by the shop says so', async () => {
  const order = await ordered()
  const { body } = await admin.once(adminOrderPaths.cancel(order.id))
  expect(body).toMatchObject({ state: 'cancelled', ending: 'by-admin', refunded: order.total / 100 })
  const unpaid = await ordered({}, false)
  await admin.once(adminOrderPaths.cancel(unpaid.id))
  expect(await unpaid.read()).toMatchObject({ state: 'cancelled', ending: 'by-admin', refunds: [] })
})

test('audit entries and notes name their admin', { tags: ['orders-admin', 'audit-orders'] }, async () => {
  const order = await ordered()
  const { body } = await admin.once(adminOrderPaths.notes(order.id), { text: 'Rang twice' })
  expect(body.notes).toMatchObject([{ text: 'Rang twice', author: `${admin.firstName} ${admin.lastName}` }])
  await order.process()
  const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, order.anna.id))
  expect(entries.map(({ action, details }) => [action, details.order])).toEqual([
    ['order-noted', order.number],
    ['order-processed', order.number],
  ])
  expect((await order.anna.get(orderPaths.one(order.id))).body).not.toHaveProperty('notes')
})

test('the export of orders contains no formulas', { tags: 'export-no-formulas' }, async () => {
  const address = {
    first_name: '=HYPERLINK("http://evil.example")',
    last_name: 'Müller, "Max"',
    country: 'DE',
  }
  const order = await ordered({ address })
  const { status, headers, body } = await admin.get(`${adminOrderPaths.csv}?country=DE`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const rows: Record<string, string>[] = parse(body, { columns: true, bom: true })
  expect(rows).toMatchObject([
    {
      number: order.number,
      client: `'=HYPERLINK("http://evil.example") Müller, "Max"`,
      total: (order.total / 100).toFixed(2),
      state: 'paid',
    },
  ])
})

test('the export contains all orders, in several batches', { tags: 'orders-admin' }, async () => {
  const anna = await shop.buyer()
  const lines = [{ variantId: zinc }]
  for (let nth = 0; nth < 210; nth++) await shop.placed({ user: anna, lines, address: { country: 'LU' } })
  const { body } = await admin.get(`${adminOrderPaths.csv}?country=LU`)
  const numbers = parse<{ number: string }>(body, { columns: true, bom: true }).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(210)
})

test('a search with invalid characters is refused', async () => {
  const answer = await admin.get(`${adminOrderPaths.csv}?query=%00`)
  expect(answer).toMatchObject({ status: 400, body: { errors: { query: expect.anything() } } })
})

test('packing slips exist for orders to be sent', async () => {
  const order = await ordered()
  const { status, headers } = await admin.get(`${adminOrderPaths.packingSlips}?ids=${order.id}`)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await admin.get(`${adminOrderPaths.packingSlips}?ids=999999`)).status).toBe(404)
  expect((await admin.get(`${adminOrderPaths.packingSlips}?ids=1;drop`)).status).toBe(400)
})

test('an unpaid order of an erased person is shown as such, in the list, on its page and in the export', async () => {
  const order = await ordered({}, false)
  expect((await order.anna.delete(accountPaths.user, { password })).status).toBe(200)
  const { body } = await admin.get(`${adminOrderPaths.list}?query=${order.number}`)
  expect(body.data).toMatchObject([{ id: order.id, client: '', state: 'cancelled' }])
  expect(await order.read()).toMatchObject({ client: '', email: '', address: { last_name: '' } })
  const table = await admin.get(`${adminOrderPaths.csv}?query=${order.number}`)
  expect(parse(table.body, { columns: true, bom: true })).toMatchObject([{ client: 'erased', email: '' }])
})
