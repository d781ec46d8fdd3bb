import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOrderPaths, adminPaths } from '#contract/admin-paths.ts'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { Task, TaskItem, Today } from '#contract/admin-today.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Entry } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { orderPaths } from '#contract/order-paths.ts'
import type { StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { TaskKind } from '#domain/admin/tasks.ts'
import { lowStockPacks } from '#domain/catalogue/low-stock.ts'
import { dayMs } from '#domain/local-time.ts'
import { refunds } from '#server/orders/payments/tables.ts'
import { certificates } from '#server/practitioners/tables.ts'
import { earnedCommission } from '../../../tests/support/earned-commission.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { receiveBatch } from '../../../tests/support/shipped-batches.ts'

let shop: OrdersShop
let zinc: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(() => shop.close())

const today = async (): Promise<Today> => (await admin.get(adminPaths.today)).body
const task = async (kind: TaskKind): Promise<Task | undefined> =>
  (await today()).tasks.find((one) => one.kind === kind)
const ids = (items: readonly TaskItem[] = []) => items.map(({ id }) => id)
const lines = () => [{ variantId: zinc, quantity: 1, price: 1001 }]
const ago = (days: number) => new Date(Date.now() - days * dayMs)
const listed = async (filter: string): Promise<number[]> =>
  (await admin.get(`${adminOrderPaths.list}?filter=${filter}`)).body.data.map(({ id }: { id: number }) => id)

test('on a quiet day there is nothing to do', async () => {
  expect(await today()).toEqual({ currency: 'EUR', tasks: [] })
})

test('paid orders wait to be processed, the oldest first, and more than a few are only counted', async () => {
  const anna = await shop.buyer()
  const orders = []
  for (const days of [1, 4, 3, 2])
    orders.push(await shop.paid({ user: anna, lines: lines(), placedAt: ago(days) }))
  const found = await task('orders')
  expect(found).toMatchObject({ count: 4 })
  expect(ids(found?.oldest)).toEqual(orders.slice(0, 3).map(({ id }) => id))
  expect(found?.oldest[0]).toEqual({
    id: orders[0]!.id,
    name: orders[0]!.number,
    of: 'Anna Maes',
    since: orders[0]!.placedAt.toISOString(),
    begins: null,
    amount: null,
    packs: null,
    missing: null,
  })
  await admin.post(adminOrderPaths.process, { ids: orders.map(({ id }) => id) })
  expect(await task('orders')).toBeUndefined()
})

test('a withdrawal and a failed refund wait until they are dealt with, in the list they link to', async () => {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: lines() })
  const items = [{ order_line_id: order.lines[0]!.id, quantity: 1 }]
  await admin.post(adminOrderPaths.process, { ids: [order.id] })
  await admin.once(adminOrderPaths.ship(order.id), { items, carrier: 'dhl' })
  await anna.once(orderPaths.withdrawal(order.id), { items })
  expect(ids((await task('withdrawals'))?.oldest)).toEqual(await listed('withdrawals'))
  const { withdrawals } = (await admin.get(adminOrderPaths.one(order.id))).body
  const refund = { items, reason: 'Withdrawn', withdrawal_id: withdrawals[0].id }
  await admin.once(adminOrderPaths.refund(order.id), refund)
  await shop.db.update(refunds).set({ state: 'failed' })
  const failed = await task('refunds')
  expect(ids(failed?.oldest)).toEqual([order.id])
  expect(await listed('attention')).toEqual([order.id])
})

test('a client whose payment failed is listed for a week, unless they pay, order again or an admin adds a note', async () => {
  const [anna, bert, carla, dirk, eva] = await Promise.all(Array.from({ length: 5 }, () => shop.buyer()))
  const failing = async (user: typeof anna, placedAt = ago(1)) => {
    const order = await shop.placed({ user: user!, lines: lines(), placedAt })
    await shop.reported(shop.jobs, order, 'failed')
    return order
  }
  const order = await failing(anna)
  const noted = await failing(bert)
  await failing(carla)
  await failing(dirk, ago(8))
  await shop.expired(await shop.placed({ user: eva!, lines: lines() }))
  await shop.expired(order)
  await admin.once(adminOrderPaths.notes(noted.id), { text: 'Phoned: pays by bank transfer' })
  await shop.paid({ user: carla!, lines: lines() })
  expect(ids((await task('payments'))?.oldest)).toEqual([order.id])
  expect(await listed('payment_failed')).toEqual([order.id])
})

test('a guest whose payment failed is no longer listed once an order with their address is paid', async () => {
  const order = await shop.placed({ user: null, lines: lines(), placedAt: ago(2) })
  await shop.reported(shop.jobs, order, 'failed')
  expect(await listed('payment_failed')).toContain(order.id)
  const later = await shop.paid({ user: null, lines: lines() })
  await shop.sql`UPDATE orders SET email = upper(email) WHERE id = ${later.id}`
  expect(await listed('payment_failed')).not.toContain(order.id)
})

test('certificates wait for a decision, with names as they are written in their script', async () => {
  const hanako = await shop.person({ userTypeId: 3, firstName: '花子', lastName: '山田' })
  const uploadedAt = ago(3)
  await shop.db.insert(certificates).values({
    practitionerId: hanako.id,
    fileKey: 'certificates/hanako.jpg',
    fileName: 'hanako.jpg',
    mediaType: 'image/jpeg',
    bytes: 100,
    state: 'waiting',
    uploadedAt,
  })
  const found = await task('certificates')
  expect(found).toMatchObject({
    count: 1,
    oldest: [{ name: '山田花子', since: uploadedAt.toISOString() }],
  })
})

test('a practitioner with earned commission waits to be paid', async () => {
  const { practitioner, earned, run } = earnedCommission(shop, admin, zinc)
  const ilse = await practitioner()
  await earned(ilse, 6)
  expect(await task('payouts')).toMatchObject({ count: 1, oldest: [{ id: ilse.id, amount: 60 }] })
  await run()
  expect(await task('payouts')).toBeUndefined()
})

test('variants that are almost sold are listed, the fewest packs first', async () => {
  const iron = await shop.product('iron', { stock: lowStockPacks })
  const selenium = await shop.product('selenium', { stock: 0 })
  await shop.product('iodine', { stock: lowStockPacks + 1 })
  const found = await task('stock')
  expect(found?.count).toBe(2)
  expect(found?.oldest.map(({ id, packs }) => [id, packs])).toEqual([
    [selenium, 0],
    [iron, lowStockPacks],
  ])
  const { data } = (await admin.get(`${stockPaths.list}?filter=low`)).body
  expect(data.map((row: StockRow) => row.product_variant_id)).toEqual([selenium, iron])
})

test('expired and blocked packs are listed until they are thrown away, in the list they link to', async () => {
  const [copper, cobalt] = [
    await shop.product('copper', { stock: 100 }),
    await shop.product('cobalt', { stock: 100 }),
  ]
  const old = await receiveBatch(admin, copper, { number: 'OLD', bestBefore: '2020-01-31', packs: 3 })
  const bad = await receiveBatch(admin, cobalt, { number: 'BAD', packs: 4 })
  await admin.post(stockPaths.block(bad.id))
  const expected = [
    ['expired', copper, 3],
    ['blocked', cobalt, 4],
  ] as const
  for (const [kind, id, packs] of expected) {
    expect(await task(kind)).toMatchObject({ count: 1, oldest: [{ id, packs }] })
    const { data } = (await admin.get(`${stockPaths.list}?filter=${kind}`)).body
    expect(data.map((row: StockRow) => row.product_variant_id)).toEqual([id])
  }
  const thrown = { reason: 'expired', difference: -3, batch_id: old.id }
  await admin.once(stockPaths.changes(copper), thrown)
  expect(await task('expired')).toBeUndefined()
})

test('drafts of products are listed with the number of facts that they still need', async () => {
  const { data: brands } = (await admin.get(cataloguePaths.brands)).body
  const draft = { language: 'en', name: 'Molybdenum', brand: brands[0].slug, sku: 'MOLY-1' }
  const { id } = (await admin.post(adminProductPaths.list, draft)).body
  expect(await task('drafts')).toMatchObject({
    count: 1,
    oldest: [{ id, name: 'Molybdenum', of: 'MOLY-1', missing: 6 }],
  })
})

test('content waits until it is published, after what begins within days', async () => {
  const begin = async (slug: string) =>
    (await admin.post(contentPaths.entries, { kind: 'page', slug })).body as Entry
  const idea = await begin('ideas')
  const scheduled = async (slug: string, days: number) => {
    const { id, revision, content } = await begin(slug)
    const texts = { en: { title: `Gifts ${days}`, description: 'For everybody', body: 'We wrap them.' } }
    const saved = await admin.put(contentPaths.entry(id), { revision, content: { ...content, texts } })
    const from = ago(-days).toISOString()
    await admin.put(contentPaths.publication(id), { revision: saved.body.revision, from, until: null })
    return { id, from }
  }
  const soon = await scheduled('gifts', 2)
  await scheduled('later-gifts', 20)
  expect(await task('content')).toMatchObject({
    count: 2,
    oldest: [
      { id: soon.id, name: 'Gifts 2', begins: soon.from, since: null },
      { id: idea.id, name: 'ideas', begins: null },
    ],
  })
})
