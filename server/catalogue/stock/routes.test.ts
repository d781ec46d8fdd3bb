import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StockMovement, StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/local-time.ts'
import { findViolations } from '#server/find-violations.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { variants } from '../tables.ts'
import { withholdAllPacks } from './withhold-packs.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
let colleague: typeof admin
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
  colleague = await shop.buyer(userTypes.admin)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

const change = (id: number, body: object, by = admin) => by.once(stockPaths.changes(id), body)
const stockOf = async (id: number): Promise<StockRow> => (await admin.get(stockPaths.one(id))).body
const historyOf = async (id: number): Promise<StockMovement[]> =>
  (await admin.get(stockPaths.movements(id))).body.data
const batch = (number: string, best_before = '2999-01-31') => ({ new_batch: { number, best_before } })
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
/** The variants that the list finds. */
const found = async (query: string): Promise<number[]> =>
  (await admin.get(`${stockPaths.list}?${query}`)).body.data.map(
    ({ product_variant_id }: StockRow) => product_variant_id,
  )

test('an admin books a delivery with its batch, and the history says who and why', async () => {
  const zinc = await shop.product('delivered', { stock: 3 })
  const delivery = { reason: 'delivery', difference: 20, note: 'Pallet 7', ...batch('L-1') }
  expect(await change(zinc, delivery)).toMatchObject({
    status: 200,
    body: {
      stock: 23,
      batches: [{ number: 'L-1', best_before: '2999-01-31', remaining: 20, standing: 'good' }],
    },
  })
  expect(await change(zinc, { ...delivery, difference: 5 })).toMatchObject({
    body: { batches: [{ number: 'L-1', remaining: 25 }] },
  })
  expect(await historyOf(zinc)).toMatchObject([
    { change: 5, stock_after: 28, reason: 'delivery', batch: 'L-1' },
    { change: 20, stock_after: 23, note: 'Pallet 7', batch: 'L-1', order: null },
    { change: 3, stock_after: 3 },
  ])
  expect((await historyOf(zinc))[0]!.by).toContain(admin.lastName)
})

test('orders, cancellations and imports are in the history, too', async () => {
  const zinc = await shop.product('ordered', { stock: 9 })
  const order = await shop.placed({ user: await shop.person(), lines: [{ variantId: zinc, quantity: 2 }] })
  await shop.expired(order)
  expect(await historyOf(zinc)).toMatchObject([
    { change: 2, stock_after: 9, reason: 'cancellation', order: { number: order.number }, by: null },
    { change: -2, stock_after: 7, reason: 'sale', order: { number: order.number } },
    {},
  ])
})

test('pressing twice changes the stock once', async () => {
  const zinc = await shop.product('pressed', { stock: 3 })
  const damaged = { reason: 'damaged', difference: -2 }
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.once(stockPaths.changes(zinc), damaged, 'the-same-key-again')),
  )
  expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
  expect((await stockOf(zinc)).stock).toBe(1)
})

test('of two admins who count at once, the second is told that the number has changed', async () => {
  const zinc = await shop.product('counted', { stock: 10 })
  const count = (by: typeof admin, difference: number) =>
    change(zinc, { reason: 'correction', difference, seen_stock: 10 }, by)
  const answers = await Promise.all([count(admin, -1), count(colleague, -4)])
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'stock-changed'])
  expect([9, 6]).toContain((await stockOf(zinc)).stock)
})

test('deliveries and orders at the same time are all counted', async () => {
  const zinc = await shop.product('busy', { stock: 40 })
  const anna = await shop.person()
  await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      nth % 2 === 0
        ? change(
            zinc,
            { reason: 'delivery', difference: 3, ...batch(`L-${nth % 4}`) },
            nth % 4 ? admin : colleague,
          )
        : shop.placed({ user: anna, lines: [{ variantId: zinc, quantity: 2 }] }),
    ),
  )
  const { stock, batches } = await stockOf(zinc)
  expect(stock).toBe(40 + 6 * 3 - 6 * 2)
  expect(batches.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(18)
})

test('a change that cannot be is refused with its reason, and nothing changes', async () => {
  const zinc = await shop.product('refused', { stock: 5 })
  const other = await shop.product('refused-other', { stock: 5 })
  await change(zinc, { reason: 'delivery', difference: 2, ...batch('R-1') })
  const { batches } = await stockOf(zinc)
  const batch_id = batches[0]!.id
  const refused = async (body: object, id = zinc) => (await change(id, body)).body.code
  expect(await refused({ reason: 'damaged', difference: -8 })).toBe('stock-too-small')
  expect(await refused({ reason: 'damaged', difference: 1 })).toBe('invalid-input')
  expect(await refused({ reason: 'delivery', difference: 0 })).toBe('invalid-input')
  expect(await refused({ reason: 'delivery', difference: 1_000_000 })).toBe('invalid-input')
  expect(await refused({ reason: 'sale', difference: -1 })).toBe('invalid-input')
  expect(await refused({ reason: 'damaged', difference: -3, batch_id })).toBe('batch-too-small')
  expect(await refused({ reason: 'damaged', difference: -1, batch_id }, other)).toBe('not-found')
  expect(await refused({ reason: 'delivery', difference: 1, ...batch('R-1', '2998-01-01') })).toBe(
    'batch-differs',
  )
  expect(await refused({ reason: 'delivery', difference: 1, ...batch('R-2', '31.12.2027') })).toBe(
    'invalid-input',
  )
  expect(await refused({ reason: 'return', difference: 1, ...batch('R-3') })).toBe('invalid-input')
  expect(await refused({ reason: 'delivery', difference: 1 }, 2_000_000)).toBe('not-found')
  expect((await stockOf(zinc)).stock).toBe(7)
})

test('a blocked batch leaves the stock, and comes back when it is released', async () => {
  const zinc = await shop.product('blocked', { stock: 1 })
  await change(zinc, { reason: 'delivery', difference: 6, ...batch('B-1') })
  const { id } = (await stockOf(zinc)).batches[0]!
  const [blocked] = await Promise.all([1, 2].map(() => admin.post(stockPaths.block(id))))
  expect(blocked!.body).toMatchObject({
    stock: 1,
    batches: [{ standing: 'blocked', remaining: 6, withheld: 6 }],
  })
  const delivery = { reason: 'delivery', difference: 1, batch_id: id }
  expect((await change(zinc, delivery)).body.code).toBe('batch-blocked')
  expect((await admin.post(stockPaths.release(id))).body).toMatchObject({
    stock: 7,
    batches: [{ withheld: 0 }],
  })
})

test('packs that orders wait for stay with them when their batch is blocked', async () => {
  const zinc = await shop.product('waiting', { stock: 0 })
  await change(zinc, { reason: 'delivery', difference: 6, ...batch('W-1') })
  await shop.placed({ user: await shop.person(), lines: [{ variantId: zinc, quantity: 4 }] })
  const { id } = (await stockOf(zinc)).batches[0]!
  expect((await admin.post(stockPaths.block(id))).body).toMatchObject({
    stock: 0,
    batches: [{ remaining: 6, withheld: 2 }],
  })
})

test('what is left of a blocked batch is thrown away without being on sale again', async () => {
  const zinc = await shop.product('thrown-away', { stock: 2 })
  await change(zinc, { reason: 'delivery', difference: 6, ...batch('T-1') })
  const { id } = (await stockOf(zinc)).batches[0]!
  await admin.post(stockPaths.block(id))
  const thrown = { reason: 'damaged', difference: -4, batch_id: id }
  expect((await change(zinc, thrown)).body).toMatchObject({
    stock: 2,
    batches: [{ standing: 'blocked', remaining: 2, withheld: 2 }],
  })
  expect((await change(zinc, thrown)).body.code).toBe('batch-too-small')
  expect((await admin.post(stockPaths.release(id))).body).toMatchObject({ stock: 4 })
})

test('expired packs are never on sale, and the history says why', { tags: 'withheld-packs' }, async () => {
  const zinc = await shop.product('expired', { stock: 1 })
  const received = await change(zinc, { reason: 'delivery', difference: 5, ...batch('X-1', '2020-01-31') })
  expect(received.body).toMatchObject({
    stock: 1,
    batches: [{ standing: 'expired', remaining: 5, withheld: 5 }],
  })
  expect(await historyOf(zinc)).toMatchObject([
    { change: -5, stock_after: 1, reason: 'past-best-before', batch: 'X-1', by: null },
    { change: 5, reason: 'delivery' },
    {},
  ])
  const { id } = (await stockOf(zinc)).batches[0]!
  await admin.post(stockPaths.block(id))
  expect((await admin.post(stockPaths.release(id))).body).toMatchObject({ stock: 1 })
  const thrown = { reason: 'expired', difference: -5, batch_id: id }
  expect((await change(zinc, thrown)).body).toMatchObject({ stock: 1, batches: [] })
})

test('a batch is on sale on its last day, and not on the next', { tags: 'withheld-packs' }, async () => {
  const zinc = await shop.product('last-day', { stock: 2 })
  const lastDay = inDays(5)
  await change(zinc, { reason: 'delivery', difference: 5, ...batch('D-1', lastDay) })
  const noon = Date.parse(`${lastDay}T12:00:00Z`)
  await withholdAllPacks({ db: shop.db, now: new Date(noon), region: 'eu' })
  expect(await stockOf(zinc)).toMatchObject({ stock: 7, batches: [{ withheld: 0 }] })
  const withheld = await withholdAllPacks({ db: shop.db, now: new Date(noon + dayMs), region: 'eu' })
  expect(withheld).toContainEqual({ variantId: zinc, packs: 5 })
  expect(await stockOf(zinc)).toMatchObject({ stock: 2, batches: [{ withheld: 5 }] })
})

test('the list finds what is off sale because it has expired or is blocked', async () => {
  const old = await shop.product('old', { stock: 9, names: { en: 'Grey lichen' } })
  const bad = await shop.product('bad', { stock: 9, names: { en: 'Red lichen' } })
  await change(old, { reason: 'delivery', difference: 1, ...batch('O-1', '2020-01-31') })
  await change(bad, { reason: 'delivery', difference: 1, ...batch('B-2') })
  await admin.post(stockPaths.block((await stockOf(bad)).batches[0]!.id))
  expect(await found('query=lichen&filter=expired')).toEqual([old])
  expect(await found('query=lichen&filter=blocked')).toEqual([bad])
})

test('the list finds products by their words, and what runs low or expires', async () => {
  const low = await shop.product('low', { stock: 4, names: { en: 'Blue moss' } })
  await change(low, { reason: 'delivery', difference: 1, ...batch('S-1', inDays(20)) })
  expect(await found('query=MOSS%20blue')).toEqual([low])
  expect(await found('query=moss&filter=low')).toEqual([low])
  expect(await found('query=moss&filter=expiring')).toEqual([low])
  expect(await found('query=moss&filter=out')).toEqual([])
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, low))
  expect(await found(`query=${encodeURIComponent(variant!.sku)}`)).toEqual([low])
  expect((await admin.get(`${stockPaths.list}?filter=everything`)).status).toBe(400)
})

test('the export of the history contains no formulas', async () => {
  const zinc = await shop.product('exported', { stock: 3 })
  await change(zinc, { reason: 'delivery', difference: 2, note: '=1+1', ...batch('E-1') })
  const { body } = await admin.get(stockPaths.csv(zinc))
  expect(parse(body, { columns: true, bom: true })).toMatchObject([
    { change: '2', stock_after: '5', batch: 'E-1', best_before: '2999-01-31', note: "'=1+1" },
    { change: '3', stock_after: '3' },
  ])
})

test('nobody can change the past', async () => {
  await expect(shop.sql`UPDATE stock_movements SET change = 0`).rejects.toThrow('only added')
  await expect(shop.sql`DELETE FROM stock_movements`).rejects.toThrow('only added')
})
