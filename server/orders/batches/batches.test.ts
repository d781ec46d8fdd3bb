import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { orderPaths } from '#contract/order-paths.ts'
import type { StockBatch } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { withholdAllPacks } from '#server/catalogue/stock/withhold-packs.ts'
import { findViolations } from '#server/find-violations.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { receiveBatch, sendOrder } from '../../../tests/support/shipped-batches.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

const read = async (id: number): Promise<AdminOrder> => (await admin.get(adminOrderPaths.one(id))).body
const batchesOf = async (variantId: number): Promise<StockBatch[]> =>
  (await admin.get(stockPaths.one(variantId))).body.batches
const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

async function ordered(variantId: number, quantity: number) {
  const anna = await shop.buyer()
  return { ...(await shop.paid({ user: anna, lines: [{ variantId, quantity }] })), anna }
}

/** With a batch that expires soon, one that expires late, and packs without a batch. */
async function product(name: string, { early = 2, late = 20, loose = 0 } = {}) {
  const variantId = await shop.product(name, { stock: loose })
  const lateBatch = await receiveBatch(admin, variantId, { number: 'LATE', packs: late })
  const earlyBatch = await receiveBatch(admin, variantId, { number: 'EARLY', bestBefore: soon, packs: early })
  return { variantId, early: earlyBatch, late: lateBatch }
}

test('packs are sent from the batches that expire first, and everybody sees from which', async () => {
  const { variantId } = await product('first-out')
  const order = await ordered(variantId, 3)
  expect((await read(order.id)).usable_batches).toMatchObject([
    { product_variant_id: variantId, batches: [{ number: 'EARLY' }, { number: 'LATE' }] },
  ])
  await sendOrder(admin, order)
  const sent = [
    { number: 'LATE', quantity: 1 },
    { number: 'EARLY', quantity: 2, best_before: soon },
  ]
  expect((await read(order.id)).items[0]!.batches).toMatchObject(sent)
  expect((await order.anna.get(orderPaths.one(order.id))).body.items[0].batches).toMatchObject(sent)
  expect(await batchesOf(variantId)).toMatchObject([{ number: 'LATE', remaining: 19 }])
})

test('an admin chooses other batches, and some packs without one', async () => {
  const { variantId, early, late } = await product('chosen', { loose: 1 })
  const order = await ordered(variantId, 4)
  const chosen = [
    { batch_id: late.id, quantity: 2 },
    { batch_id: early.id, quantity: 1 },
  ]
  expect((await sendOrder(admin, order, [chosen])).status).toBe(200)
  expect((await batchesOf(variantId)).map(({ remaining }) => remaining)).toEqual([1, 18])
})

test('expired and blocked batches are neither suggested nor sent; packs received without one are', async () => {
  const variantId = await shop.product('unusable', { stock: 1 })
  const expired = await receiveBatch(admin, variantId, { number: 'OLD', bestBefore: '2020-01-31', packs: 5 })
  const blocked = await receiveBatch(admin, variantId, { number: 'BAD', packs: 5 })
  await admin.post(stockPaths.block(blocked.id))
  const order = await ordered(variantId, 1)
  for (const { id } of [expired, blocked]) {
    const refused = await sendOrder(admin, order, [[{ batch_id: id, quantity: 1 }]])
    expect(refused.body.code).toBe('batch-unusable')
  }
  expect((await read(order.id)).usable_batches).toEqual([{ product_variant_id: variantId, batches: [] }])
  expect((await sendOrder(admin, order)).status).toBe(200)
  expect((await read(order.id)).items[0]!.batches).toEqual([])
})

test('nothing is sent without a batch that was received in one, whatever the admin chooses', async () => {
  const { early, variantId } = await product('all-in-batches')
  const order = await ordered(variantId, 3)
  const refused = await sendOrder(admin, order, [[{ batch_id: early.id, quantity: 2 }]])
  expect([refused.status, refused.body.code]).toEqual([409, 'batch-missing'])
  expect((await batchesOf(variantId)).map(({ remaining }) => remaining)).toEqual([2, 20])
  expect((await sendOrder(admin, order)).status).toBe(200)
})

test('packs of orders that were sent or have ended no longer wait for a batch', async () => {
  const { variantId, late } = await product('no-longer-waiting', { early: 2, late: 2, loose: 1 })
  await sendOrder(admin, await ordered(variantId, 2))
  const lines = [{ variantId, quantity: 1 }]
  await shop.expired(await shop.placed({ user: await shop.person(), lines }))
  const order = await ordered(variantId, 3)
  const send = async (quantity: number) =>
    (await sendOrder(admin, order, [[{ batch_id: late.id, quantity }]])).body.code
  expect(await send(1)).toBe('batch-missing')
  expect(await send(2)).toBeUndefined()
})

test('a batch blocked while an order waits is not sent with it', { tags: 'withheld-packs' }, async () => {
  const { variantId, late } = await product('blocked-meanwhile', { early: 1, late: 3 })
  const order = await ordered(variantId, 2)
  await admin.post(stockPaths.block(late.id))
  expect((await sendOrder(admin, order)).body.code).toBe('batch-missing')
  const later = await receiveBatch(admin, variantId, { number: 'LATER', packs: 4 })
  const { stock, batches } = (await admin.get(stockPaths.one(variantId))).body
  // One of the new packs is for the order, in place of the one that was blocked.
  expect([stock, batches.map((batch: StockBatch) => batch.withheld)]).toEqual([3, [0, 3, 0]])
  await sendOrder(admin, order)
  expect((await read(order.id)).items[0]!.batches).toMatchObject([{ number: 'EARLY' }, { id: later.id }])
})

test('a recalled batch stays off sale when an unpaid order ends', { tags: 'withheld-packs' }, async () => {
  const variantId = await shop.product('recalled', { stock: 0 })
  const batch = await receiveBatch(admin, variantId, { number: 'BAD', packs: 10 })
  const lines = [{ variantId, quantity: 4 }]
  const order = await shop.placed({ user: await shop.person(), lines })
  await admin.post(stockPaths.block(batch.id))
  await shop.expired(order)
  expect((await admin.get(stockPaths.one(variantId))).body).toMatchObject({
    stock: 0,
    batches: [{ remaining: 10, withheld: 10 }],
  })
})

describe('packs of a blocked batch that were refunded unsent and not returned to stock', () => {
  /** Ten packs, of which an order took four. */
  async function blockedBatch(name: string) {
    const variantId = await shop.product(name, { stock: 0 })
    const batch = await receiveBatch(admin, variantId, { number: 'BAD', packs: 10 })
    const order = await ordered(variantId, 4)
    await admin.post(stockPaths.block(batch.id))
    const refund = () =>
      admin.once(adminOrderPaths.refund(order.id), {
        items: [{ order_line_id: order.lines[0]!.id, quantity: 4 }],
        reason: 'Lost in the warehouse',
        restock: false,
      })
    const throwAway = (packs: number) =>
      admin.once(stockPaths.changes(variantId), {
        reason: 'damaged',
        difference: -packs,
        batch_id: batch.id,
      })
    return { variantId, refund, throwAway }
  }

  test('are not taken out of later deliveries', async () => {
    const { variantId, refund, throwAway } = await blockedBatch('lost-before-delivery')
    await refund()
    await receiveBatch(admin, variantId, { number: 'NEW', packs: 20 })
    await withholdAllPacks({ db: shop.db, now: new Date(), region: 'eu' })
    expect((await admin.get(stockPaths.one(variantId))).body).toMatchObject({
      stock: 20,
      batches: [
        { number: 'BAD', remaining: 6, withheld: 6 },
        { number: 'NEW', remaining: 20, withheld: 0 },
      ],
    })
    expect((await throwAway(6)).body).toMatchObject({ stock: 20, batches: [{ number: 'NEW' }] })
  })

  test('do not keep the rest from being thrown away, but those that an order waits for do', async () => {
    const { refund, throwAway } = await blockedBatch('lost-before-thrown-away')
    expect((await throwAway(10)).body.code).toBe('stock-too-small')
    await refund()
    expect((await throwAway(10)).body).toMatchObject({ stock: 0, batches: [] })
  })
})

test('a batch gives no more packs than it has, and only to its own product', async () => {
  const { variantId, early } = await product('limited')
  const other = await product('limited-other')
  const order = await ordered(variantId, 3)
  const send = async (batch_id: number, quantity: number) =>
    (await sendOrder(admin, order, [[{ batch_id, quantity }]])).body.code
  expect(await send(early.id, 3)).toBe('batch-too-small')
  expect(await send(early.id, 4)).toBe('nothing-left')
  expect(await send(other.early.id, 1)).toBe('not-found')
  expect(await send(2_000_000, 1)).toBe('not-found')
  expect((await batchesOf(variantId)).map(({ remaining }) => remaining)).toEqual([2, 20])
})

test('parcels packed at the same time never share the last packs of a batch', async () => {
  const { variantId } = await product('raced', { early: 3, late: 9 })
  const orders = await Promise.all(Array.from({ length: 4 }, () => ordered(variantId, 2)))
  const answers = await Promise.all(orders.map((order) => sendOrder(admin, order)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await batchesOf(variantId)).toMatchObject([{ number: 'LATE', remaining: 4 }])
})

test('returned packs go back to their batch, and stay off sale if it is blocked by then', async () => {
  const { variantId, late } = await product('returned', { early: 1, late: 5 })
  const order = await ordered(variantId, 3)
  await sendOrder(admin, order, [[{ batch_id: late.id, quantity: 3 }]])
  const refund = (quantity: number) =>
    admin.once(adminOrderPaths.refund(order.id), {
      items: [{ order_line_id: order.lines[0]!.id, quantity }],
      reason: 'Came back unopened',
      restock: true,
    })
  await refund(1)
  const stock = async () => (await admin.get(stockPaths.one(variantId))).body
  expect(await stock()).toMatchObject({ stock: 4, batches: [{}, { number: 'LATE', remaining: 3 }] })
  await admin.post(stockPaths.block(late.id))
  await refund(2)
  expect(await stock()).toMatchObject({ stock: 1, batches: [{}, { remaining: 5, withheld: 5 }] })
})

test('packing slips say from which batch to take the packs, each from what the ones before leave', async () => {
  const { variantId } = await product('slips', { early: 1, late: 9 })
  const orders = [await ordered(variantId, 1), await ordered(variantId, 1)]
  const ids = orders.map(({ id }) => id).join(',')
  const headers = { authorization: `Bearer ${admin.tokens.access_token}` }
  const { rawPayload } = await shop.app.inject({
    url: `/api${adminOrderPaths.packingSlips}?ids=${ids}`,
    headers,
  })
  const { pages } = await readPdf(rawPayload)
  expect(pages.map(({ text }) => /batch (\w+)/.exec(text)?.[1])).toEqual(['EARLY', 'LATE'])
})
