import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderPaths } from '#contract/order-paths.ts'
import { findViolations } from '#server/find-violations.ts'
import { vouchers } from '#server/vouchers/tables.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { orderLines, orders } from '../tables.ts'

let shop: OrdersShop
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
  iron = await shop.product('iron', { stock: 1000 })
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

describe('cancelling an order', () => {
  test('that is not paid returns its goods to stock, and its lines to the cart', async () => {
    const anna = await shop.buyer()
    const before = await shop.stockOf(zinc)
    const order = await shop.placed({ user: anna, lines: [{ variantId: zinc, quantity: 3 }] })
    expect(await shop.stockOf(zinc)).toBe(before - 3)
    const { status, body } = await anna.once(orderPaths.cancel(order.id))
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'cancelled', ending: 'by-client', can_cancel: false, refunds: [] })
    expect(await shop.stockOf(zinc)).toBe(before)
    expect((await anna.get('/v2/storefront/cart')).body).toMatchObject({ total_items: 3 })
    expect(await shop.emails(anna.id)).toContainEqual(
      expect.objectContaining({ template: 'order-cancelled', order_id: order.id }),
    )
  })

  test('that is paid refunds it completely, returns the goods to stock and releases the voucher', {
    tags: 'orders-client',
  }, async () => {
    const [voucher] = await shop.db
      .insert(vouchers)
      .values({
        code: 'ONCE',
        kind: 'amount',
        amount: 100,
        currency: 'EUR',
        usesMaximum: 1,
        createdAt: new Date(),
      })
      .returning()
    const anna = await shop.buyer()
    const before = await shop.stockOf(zinc)
    const order = await shop.paid({
      user: anna,
      lines: [{ variantId: zinc, quantity: 2, price: 1999 }],
      voucher: { id: voucher!.id, gift: { kind: 'amount', amount: 100 } },
    })
    const { body } = await anna.once(orderPaths.cancel(order.id))
    expect(body).toMatchObject({ state: 'cancelled', refunded: order.total / 100 })
    expect(body.refunds).toMatchObject([{ amount: order.total / 100, delivery: 5.5 }])
    expect(body.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(await shop.stockOf(zinc)).toBe(before)
    const [after] = await shop.db.select().from(vouchers).where(eq(vouchers.id, voucher!.id))
    expect(after!.used).toBe(0)
  })

  test('ten times with one key, and once more with another, cancels it once', async () => {
    const anna = await shop.buyer()
    const order = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
    const path = orderPaths.cancel(order.id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => anna.once(path, undefined, 'one-key-for-all')),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true)
    const again = await anna.once(path, undefined, 'one-key-for-all')
    expect(again).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect(again.body.refunds).toHaveLength(1)
    expect(await anna.once(path)).toMatchObject({ status: 409, body: { code: 'order-not-cancellable' } })
  })

  test('needs a key', async () => {
    const anna = await shop.buyer()
    const order = await shop.placed({ user: anna, lines: [{ variantId: zinc }] })
    const answer = await anna.post(orderPaths.cancel(order.id))
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency-key-missing' } })
  })

  test.each([
    'processing',
    'partially_shipped',
    'shipped',
    'delivered',
    'partially_refunded',
    'refunded',
  ] as const)('is refused when it is %s', async (state) => {
    const anna = await shop.buyer()
    const order = await shop.placed({ user: anna, lines: [{ variantId: zinc }] })
    await shop.db.update(orders).set({ state }).where(eq(orders.id, order.id))
    const answer = await anna.once(orderPaths.cancel(order.id))
    expect(answer).toMatchObject({ status: 409, body: { code: 'order-not-cancellable' } })
    await shop.db.update(orders).set({ state: 'pending_payment' }).where(eq(orders.id, order.id))
  })
})

test('another’s order is not found, whatever is requested', async () => {
  const [anna, tomas] = [await shop.buyer(), await shop.buyer()]
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
  const number = (await anna.get(orderPaths.one(order.id))).body.documents[0].number
  const items = [{ order_line_id: order.lines[0]!.id, quantity: 1 }]
  const answers = [
    await tomas.once(orderPaths.cancel(order.id)),
    await tomas.once(orderPaths.withdrawal(order.id), { items }),
    await tomas.once(orderPaths.reorder(order.id)),
    await tomas.get(orderPaths.document(order.id, number)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

describe('documents', () => {
  test('can be downloaded by the client they belong to', async () => {
    const anna = await shop.buyer()
    const order = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
    const { number } = (await anna.get(orderPaths.one(order.id))).body.documents[0]
    const { status, headers } = await anna.get(orderPaths.document(order.id, number))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(`${number}.pdf`),
    })
  })

  test('with another number, or of another order, are not found', { tags: 'order-owner' }, async () => {
    const anna = await shop.buyer()
    const order = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
    const other = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
    const { number } = (await anna.get(orderPaths.one(other.id))).body.documents[0]
    for (const wanted of [number, '2026-999999', 'C2026-000001', '..%2f..%2fetc'])
      expect((await anna.get(orderPaths.document(order.id, wanted))).status).toBe(404)
  })
})

describe('ordering again', () => {
  test('adds what is available to the cart, and lists what is not', { tags: 'orders-client' }, async () => {
    const anna = await shop.buyer()
    const gone = await shop.product('gone-for-good', { stock: 5 })
    const few = await shop.product('only-few', { stock: 4 })
    const lines = [
      { variantId: zinc, quantity: 2 },
      { variantId: gone },
      { variantId: few, quantity: 3 },
      { variantId: iron },
    ]
    const order = await shop.paid({ user: anna, lines })
    await shop.sql`UPDATE products SET status = 'draft' WHERE id = (SELECT product_id FROM variants WHERE id = ${gone})`
    await shop.gone(gone)
    await anna.post('/v2/storefront/cart', { product_variant_id: zinc, quantity: 4 })
    const { status, body } = await anna.once(orderPaths.reorder(order.id))
    expect(status).toBe(200)
    expect(body.added).toBe(3)
    expect(body.skipped).toHaveLength(1)
    const quantities = Object.fromEntries(
      body.cart.items.map((item: { product_variant_id: number; quantity: number }) => [
        item.product_variant_id,
        item.quantity,
      ]),
    )
    expect(quantities).toEqual({ [zinc]: 4, [few]: 1, [iron]: 1 })
  })

  test('happens once per key: what was removed from the cart meanwhile stays out', {
    tags: 'idempotency',
  }, async () => {
    const anna = await shop.buyer()
    const order = await shop.paid({ user: anna, lines: [{ variantId: zinc }, { variantId: iron }] })
    const again = () => anna.once(orderPaths.reorder(order.id), undefined, 'order-again-1')
    expect((await again()).body.added).toBe(2)
    await anna.put('/v2/storefront/cart', { product_variant_id: zinc, quantity: 0 })
    const { body } = await again()
    expect(body).toMatchObject({ added: 2, skipped: [] })
    expect(body.cart.items).toMatchObject([{ product_variant_id: iron }])
    expect(await anna.post(orderPaths.reorder(order.id))).toMatchObject({
      status: 400,
      body: { code: 'idempotency-key-missing' },
    })
  })
})

test('withdrawing needs lines of the order, and no more than are left', async () => {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 2 }] })
  const other = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, other.id))
  const ask = (order_line_id: number, quantity: number) =>
    anna.once(orderPaths.withdrawal(order.id), { items: [{ order_line_id, quantity }] })
  expect(await ask(line!.id, 1)).toMatchObject({ status: 409, body: { code: 'nothing-left' } })
  expect(await ask(order.lines[0]!.id, 3)).toMatchObject({ status: 409, body: { code: 'nothing-left' } })
  for (const quantity of [0, -1, 1.5, 1e9]) expect((await ask(order.lines[0]!.id, quantity)).status).toBe(400)
})
