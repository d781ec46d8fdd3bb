import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unpaidOrdersMaximum, unpaidPacksMaximum, unpaidValueMaximum } from '#domain/orders/unpaid-limits.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { cartLines } from '#server/cart/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { orderLines, orders } from '#server/orders/tables.ts'
import { vouchers } from '#server/vouchers/tables.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { openConcurrentBuyers } from '../../tests/support/concurrent-buyers.ts'

let shop: BuyingShop
let crowd: ReturnType<typeof openConcurrentBuyers>
beforeAll(async () => {
  shop = await openBuying()
  crowd = openConcurrentBuyers(shop)
})
afterAll(async () => {
  await crowd.close()
  await shop.close()
})

const stockOf = async (id: number) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, id)))[0]!.stock
const each = (ids: number[], more: { key?: string; voucherCode?: string } = {}) =>
  ids.map((userId) => ({ userId, ...more }))

test('of 50 buyers who want the last pack one gets it, and 49 are refused without a payment', {
  tags: 'stock-race',
}, async () => {
  const last = await shop.product('last', { stock: 1 })
  const ids = await crowd.people(50, [{ variantId: last }])
  const quote = await crowd.quoteOf({ userId: ids[0]! })
  const before = shop.money.payments.size
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(ids), quote)
  expect(placed).toHaveLength(1)
  expect(refusals).toEqual(Array(49).fill('out-of-stock'))
  expect(await stockOf(last)).toBe(0)
  expect(shop.money.payments.size).toBe(before + 1)
  expect(await shop.db.select().from(payments).where(inArray(payments.orderId, placed))).toHaveLength(1)
  expect(await shop.db.select().from(cartLines).where(eq(cartLines.variantId, last))).toHaveLength(49)
})

test('of 500 buyers who want one of 50 packs exactly 50 get one', {
  tags: ['stock-race', 'no-overselling'],
}, async () => {
  const few = await shop.product('few', { stock: 50 })
  const ids = await crowd.people(500, [{ variantId: few }])
  const quote = await crowd.quoteOf({ userId: ids[0]! })
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(ids), quote)
  expect(placed).toHaveLength(50)
  expect(new Set(placed).size).toBe(50)
  expect(refusals).toEqual(Array(450).fill('out-of-stock'))
  expect(await stockOf(few)).toBe(0)
})

test('two products ordered in different order are never oversold, and never deadlock', async () => {
  const one = await shop.product('one-of-two', { stock: 15 })
  const other = await shop.product('other-of-two', { stock: 20 })
  const now = Date.now()
  const [first, second] = [new Date(now - 1000), new Date(now)]
  const ids = await crowd.people(40, [])
  await shop.db.insert(cartLines).values(
    ids.flatMap((userId, nth) => [
      { userId, quantity: 1, variantId: one, addedAt: nth % 2 ? first : second },
      { userId, quantity: 1, variantId: other, addedAt: nth % 2 ? second : first },
    ]),
  )
  const quotes = [await crowd.quoteOf({ userId: ids[0]! }), await crowd.quoteOf({ userId: ids[1]! })]
  const outcomes = await Promise.all(
    quotes.map((quote, side) => crowd.orderAtOnce(each(ids.filter((_, nth) => nth % 2 === side)), quote)),
  )
  expect(outcomes.flatMap(({ orders: placed }) => placed)).toHaveLength(15)
  expect(outcomes.flatMap(({ refusals }) => refusals)).toEqual(Array(25).fill('out-of-stock'))
  expect([await stockOf(one), await stockOf(other)]).toEqual([0, 5])
})

test('twenty simultaneous requests with one key place one order', {
  tags: ['order-once', 'idempotency'],
}, async () => {
  const plenty = await shop.product('plenty', { stock: 1000 })
  const [userId] = await crowd.people(1, [{ variantId: plenty }])
  const quote = await crowd.quoteOf({ userId: userId! })
  const attempts = Array(20).fill({ userId, key: randomUUID() })
  const { orders: placed, refusals } = await crowd.orderAtOnce(attempts, quote)
  expect(new Set(placed).size).toBe(1)
  expect(refusals.filter((code) => code !== 'still-running')).toEqual([])
  expect(await shop.db.select().from(orders).where(eq(orders.userId, userId!))).toHaveLength(1)
  expect(await stockOf(plenty)).toBe(999)
})

test('one person who orders in twenty tabs at once orders once', async () => {
  const plenty = await shop.product('plenty-for-one', { stock: 1000 })
  const [userId] = await crowd.people(1, [{ variantId: plenty }])
  const quote = await crowd.quoteOf({ userId: userId! })
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(Array(20).fill(userId)), quote)
  expect(placed).toHaveLength(1)
  expect(refusals).toEqual(Array(19).fill('cart-empty'))
  expect(await stockOf(plenty)).toBe(999)
})

test('of 50 checkouts with a single-use voucher, one gets it', {
  tags: ['vouchers', 'no-overselling'],
}, async () => {
  const plenty = await shop.product('plenty-with-voucher', { stock: 1000 })
  const { id } = await shop.voucher({ code: 'SINGLE', usesMaximum: 1 })
  const ids = await crowd.people(50, [{ variantId: plenty }])
  const quote = await crowd.quoteOf({ userId: ids[0]!, voucherCode: 'SINGLE' })
  const { orders: placed, refusals } = await crowd.orderAtOnce(each(ids, { voucherCode: 'single' }), quote)
  expect(placed).toHaveLength(1)
  expect(refusals).toEqual(Array(49).fill('voucher-used-up'))
  const [voucher] = await shop.db.select().from(vouchers).where(eq(vouchers.id, id))
  expect(voucher?.used).toBe(1)
  expect(await stockOf(plenty)).toBe(999)
})

describe('a user who leaves orders unpaid', () => {
  const cartOf = (userId: number) => shop.db.select().from(cartLines).where(eq(cartLines.userId, userId))

  test('is told for which product the quantity is limited until then, and to what', async () => {
    const tomas = await shop.buyer()
    const plenty = await shop.product('plenty-beside', { stock: 1000 })
    const rare = await shop.product('rare', { stock: 30 })
    await tomas.fill({ variantId: rare, quantity: 20 }, { variantId: plenty, quantity: 2 })
    const { status, body } = await tomas.checkout()
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'stock-share-unpaid' })
    expect(body.errors).toEqual({ [`items.${rare}`]: ['rare: no more than 15 in this order.'] })
    expect([await stockOf(rare), (await cartOf(tomas.id)).length]).toEqual([30, 2])
    await shop.db.update(cartLines).set({ quantity: 15 }).where(eq(cartLines.variantId, rare))
    const { body: first } = await tomas.checkout()
    await shop.settle(first.order_id, 'paid')
    await tomas.fill({ variantId: rare, quantity: 5 })
    expect((await tomas.checkout()).status).toBe(201)
  })

  test('has to wait after many expired orders, is told until when, and can pay what is open', {
    tags: 'unpaid-limits',
  }, async () => {
    const tomas = await shop.buyer()
    const plenty = await shop.product('plenty-run-out', { stock: 1000 })
    const halfHours = async (count: number) => {
      // A minute less, for the time the orders themselves take on a busy machine.
      const placedAt = new Date(Date.now() - 29 * 60_000)
      for (let nth = 0; nth < count; nth++) {
        const { order_id: id } = await tomas.order([{ variantId: plenty }])
        await shop.db.update(orders).set({ placedAt }).where(eq(orders.id, id))
        await shop.expire(id)
        await shop.db.delete(cartLines).where(eq(cartLines.userId, tomas.id))
      }
    }
    await halfHours(5)
    const open = await tomas.order([{ variantId: plenty }])
    await tomas.fill({ variantId: plenty })
    const second = await tomas.checkout()
    expect([second.status, second.body.code]).toEqual([409, 'one-unpaid'])
    await shop.settle(open.order_id, 'paid')
    await shop.db.delete(cartLines).where(eq(cartLines.userId, tomas.id))
    await halfHours(4)
    await tomas.fill({ variantId: plenty })
    const { status, body, headers } = await tomas.checkout()
    expect([status, body.code]).toEqual([429, 'unpaid-pause'])
    expect(body.message).toMatch(/You can order again from \d+ \w+ at \d\d:\d\d \(Central European.* Time\)/)
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600)
    expect(await cartOf(tomas.id)).toHaveLength(1)
  })
})

describe('a user who fills the cart repeatedly and orders in eight tabs at once, without paying', () => {
  const cart = (variantIds: number[], quantity: number) =>
    variantIds.map((variantId) => ({ variantId, quantity }))
  const products = (count: number, name: string, given: { stock: number; history?: [number, number][] }) =>
    Promise.all(Array.from({ length: count }, (_, nth) => shop.product(`${name}-${nth}`, given)))

  /** Returns what was refused, except for tabs that found the cart already emptied by another. */
  async function attack(userId: number, lines: ReturnType<typeof cart>): Promise<Set<unknown>> {
    const quote = await crowd.quoteOf({ userId })
    const refused = new Set<unknown>()
    const tab = async () => {
      for (let tries = 0; tries < 6; tries++) {
        const rows = lines.map((line) => ({ ...line, userId, addedAt: new Date() }))
        // As the cart itself does: of several lines none is inserted while an order removes them.
        await shop.db.transaction(async (tx) => {
          await lockUser(tx, userId)
          await tx.insert(cartLines).values(rows).onConflictDoNothing()
        })
        const { refusals } = await crowd.orderAtOnce([{ userId }], quote)
        for (const code of refusals) refused.add(code)
      }
    }
    await Promise.all(Array.from({ length: 8 }, tab))
    refused.delete('cart-empty')
    return refused
  }
  async function keptFor(userId: number) {
    const isTheirs = and(eq(orders.userId, userId), eq(orders.state, 'pending_payment'))
    const theirs = await shop.db.select().from(orders).where(isTheirs)
    const lines = await shop.db
      .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(isTheirs)
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
    return {
      orders: theirs.length,
      value: sum(theirs.map(({ total }) => total)),
      packs: sum(lines.map(({ quantity }) => quantity)),
      packsOf: (id: number) =>
        sum(lines.flatMap(({ variantId, quantity }) => (variantId === id ? quantity : []))),
    }
  }

  test('holds only a limited number of packs', { tags: 'unpaid-limits' }, async () => {
    const ids = await products(3, 'many-packs', { stock: 900 })
    const [attacker] = await crowd.people(1, cart(ids, 30))
    expect(await attack(attacker!, cart(ids, 30))).toEqual(new Set(['too-many-packs-unpaid']))
    const kept = await keptFor(attacker!)
    expect(kept).toMatchObject({ orders: 3, packs: 270 })
    expect(kept.packs).toBeLessThanOrEqual(unpaidPacksMaximum)
  })

  test('holds only goods of a limited value', { tags: 'unpaid-limits' }, async () => {
    const ids = await products(1, 'dear', { stock: 900, history: [[9900, 200]] })
    const [attacker] = await crowd.people(1, cart(ids, 40))
    expect(await attack(attacker!, cart(ids, 40))).toEqual(new Set(['too-much-unpaid']))
    const kept = await keptFor(attacker!)
    expect(kept.orders).toBe(2)
    expect(kept.value).toBeLessThanOrEqual(unpaidValueMaximum)
  })

  test('holds only a limited number of orders', async () => {
    const ids = await products(1, 'small-orders', { stock: 900 })
    const [attacker] = await crowd.people(1, cart(ids, 1))
    expect(await attack(attacker!, cart(ids, 1))).toEqual(new Set(['too-many-unpaid']))
    expect(await keptFor(attacker!)).toMatchObject({ orders: unpaidOrdersMaximum })
  })

  test('leaves others half of a product’s stock, with three accounts an eighth, and they can go on buying', {
    tags: 'unpaid-limits',
  }, async () => {
    const [id] = await products(1, 'share', { stock: 160 })
    const [shopper] = await crowd.people(1, cart([id!], 2))
    const attackers = await crowd.people(3, cart([id!], 20))
    const refused = await Promise.all(attackers.map((attacker) => attack(attacker, cart([id!], 20))))
    for (const codes of refused) expect([...codes]).toEqual(['stock-share-unpaid'])
    const left = await stockOf(id!)
    expect(left).toBeGreaterThanOrEqual(160 / 8)
    for (const attacker of attackers)
      expect((await keptFor(attacker)).packsOf(id!)).toBeLessThanOrEqual(160 / 2)
    const { orders: placed } = await crowd.orderAtOnce(
      [{ userId: shopper! }],
      await crowd.quoteOf({ userId: shopper! }),
    )
    expect(placed).toHaveLength(1)
    expect(await stockOf(id!)).toBe(left - 2)
  })
})
