import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variants } from '#server/catalogue/tables.ts'
import { vouchers } from '#server/vouchers/tables.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { cancelOrder } from '../cancel-order.ts'
import { lockOrder } from '../change-order-state.ts'
import { settlePayment } from './settle-payment.ts'
import { payments } from './tables.ts'

let shop: PayingShop
let money: MemoryProvider
beforeAll(async () => {
  money = memoryProvider()
  shop = await openPaying(money.provider)
})
afterAll(() => shop.close())

type Ordered = Awaited<ReturnType<PayingShop['placed']>>
const hour = 3_600_000

/** The provider's report, however late it arrives. */
function hear(order: Ordered, state: 'open' | 'failed' | 'paid', hoursLate = 0, paymentId = order.paymentId) {
  const now = new Date(order.placedAt.getTime() + hoursLate * hour)
  const ctx = { db: shop.db, events: shop.deps.events, jobs: shop.deps.jobs, now } as const
  const word = {
    state,
    amount: order.total,
    currency: 'EUR',
    paidAt: null,
    detail: null,
    providerMethod: null,
  } as const
  return settlePayment(ctx, paymentId, word)
}

/** Another payment for the same order: its client paid in two windows. */
async function secondPayment({ id: orderId, total: amount, placedAt: createdAt }: Ordered): Promise<number> {
  const more = { provider: 'mollie', method: 'visa', currency: 'EUR', state: 'open' } as const
  const [row] = await shop.db
    .insert(payments)
    .values({ orderId, amount, createdAt, ...more })
    .returning()
  return row!.id
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  )
}

test('five reports on two payments have one effect in each of their 120 orders, up to 72 hours late', {
  tags: ['webhook-order', 'payment-settled'],
}, async () => {
  const variantId = await shop.product('zinc', { stock: 1000 })
  const user = await shop.person()
  const orders = permutations(['open', 'failed', 'paid', 'refund', 'second'] as const)
  expect(orders).toHaveLength(120)
  for (const [nth, words] of orders.entries()) {
    const order = await shop.placed({ user, lines: [{ variantId, quantity: 2 }] })
    const second = await secondPayment(order)
    for (const [at, word] of words.entries()) {
      const late = (at * 18 * (nth % 5)) / 4
      if (word === 'second') await hear(order, 'paid', late, second)
      else await hear(order, word === 'refund' ? 'paid' : word, late)
    }
    const { state, invoices, refunded, payments: kept, emails } = await shop.outcome(order.id)
    expect({ words, state, invoices, refunded, kept: kept.toSorted() }).toEqual({
      words,
      state: 'paid',
      invoices: 1,
      refunded: order.total,
      kept: ['paid', 'returned'],
    })
    expect(emails.toSorted()).toEqual(['order-confirmed', 'payment-returned'])
  }
  expect(await shop.stockOf(variantId)).toBe(1000 - 2 * 120)
})

test('an unsuccessful payment leaves its order waiting, with its goods, its voucher and no email', async () => {
  const gift = { kind: 'percent', percent: 10 } as const
  const [voucher] = await shop.db
    .insert(vouchers)
    .values({ ...gift, code: 'TRIES', currency: 'EUR', usesMaximum: 1, createdAt: new Date() })
    .returning()
  const order = await shop.ordered({ voucher: { id: voucher!.id, gift } })
  await hear(order, 'failed')
  expect(await shop.outcome(order.id)).toEqual({
    state: 'pending_payment',
    ending: null,
    invoices: 0,
    refunded: 0,
    payments: ['failed'],
    emails: [],
  })
  expect(await shop.stockOf(order.variantId)).toBe(3)
  const [kept] = await shop.db.select().from(vouchers).where(eq(vouchers.id, voucher!.id))
  expect(kept!.used).toBe(1)
  expect(await shop.sql`SELECT FROM cart_lines WHERE user_id = ${order.userId}`).toHaveLength(0)
})

test.each([
  ['an earlier payment', 0],
  ['the latest payment', 1],
])('%s settles an order, and the other can no longer be paid', async (_, paid) => {
  const order = await shop.placed()
  const tries = [order.paymentId, await secondPayment(order)]
  await hear(order, 'paid', 0, tries[paid]!)
  const queued = await shop.sql`SELECT FROM pgboss.job WHERE name = 'payment-cancellation'
    AND data ->> 'order_id' = ${String(order.id)}`
  expect(queued).toHaveLength(1)
  expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', invoices: 1, refunded: 0 })
})

test('lines go back into a cart that is being filled with the same products', async () => {
  const [iron, copper] = [
    await shop.product('iron', { stock: 5 }),
    await shop.product('copper', { stock: 5 }),
  ]
  const user = await shop.person()
  const order = await shop.placed({ user, lines: [{ variantId: copper }, { variantId: iron }] })
  const ending = await shop.sql.begin(async (filling) => {
    const put = (variantId: number) =>
      filling`INSERT INTO cart_lines (user_id, variant_id, quantity, added_at) VALUES (${user.id}, ${variantId}, 1, now())`
    await put(iron)
    const ended = shop.expired(order)
    await expect
      .poll(async () => (await shop.sql`SELECT FROM pg_locks WHERE NOT granted`).length)
      .toBeGreaterThan(0)
    await put(copper)
    return { ended }
  })
  await ending.ended
  expect(await shop.sql`SELECT FROM cart_lines WHERE user_id = ${user.id}`).toHaveLength(2)
  expect(await shop.outcome(order.id)).toMatchObject({ state: 'expired' })
})

describe('a payment after the order ended', () => {
  test('revives it if its goods are available', { tags: 'payment-late' }, async () => {
    const order = await shop.ordered()
    await shop.expired(order)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'expired', ending: 'payment-expired' })
    await hear(order, 'paid', 72)
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'paid',
      ending: null,
      invoices: 1,
      refunded: 0,
    })
    expect(await shop.stockOf(order.variantId)).toBe(3)
    const cart = await shop.sql`SELECT FROM cart_lines WHERE user_id = ${order.userId}`
    expect(cart).toHaveLength(0)
  })

  test('leaves other products in the client’s cart', async () => {
    const order = await shop.ordered()
    await shop.expired(order)
    await shop.sql`UPDATE cart_lines SET quantity = 3 WHERE user_id = ${order.userId}`
    await hear(order, 'paid', 72)
    expect(await shop.sql`SELECT quantity FROM cart_lines WHERE user_id = ${order.userId}`).toEqual([
      { quantity: 1 },
    ])
  })

  test('is refunded if they are not', { tags: 'payment-late' }, async () => {
    const order = await shop.ordered()
    await shop.expired(order)
    await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, order.variantId))
    await hear(order, 'paid', 72)
    const gone = { state: 'expired', invoices: 0, refunded: order.total, payments: ['returned'] }
    expect(await shop.outcome(order.id)).toMatchObject(gone)
    expect(await shop.stockOf(order.variantId)).toBe(1)
  })

  test('is refunded if the client has used its single-use voucher again', async () => {
    const user = await shop.person()
    const gift = { kind: 'percent', percent: 10 } as const
    const [once] = await shop.db
      .insert(vouchers)
      .values({ ...gift, code: 'ONCE', currency: 'EUR', usesPerPerson: 1, createdAt: new Date() })
      .returning()
    const voucher = { id: once!.id, gift }
    const order = await shop.ordered({ user, voucher })
    await shop.expired(order)
    await shop.ordered({ user, voucher })
    await hear(order, 'paid', 72)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'expired', payments: ['returned'] })
    expect(await shop.stockOf(order.variantId)).toBe(5)
    const [after] = await shop.db.select().from(vouchers).where(eq(vouchers.id, voucher.id))
    expect(after!.used).toBe(1)
  })

  test('is refunded if its client cancelled it', async () => {
    const order = await shop.ordered()
    await shop.db.transaction(async (db) => {
      const ctx = { ...shop.deps, db, now: new Date() } as const
      await cancelOrder(ctx, (await lockOrder(db, order.id))!, { by: 'client', userId: order.userId })
    })
    await hear(order, 'paid', 1)
    const back = { state: 'cancelled', ending: 'by-client', invoices: 0, refunded: order.total }
    expect(await shop.outcome(order.id)).toMatchObject(back)
    expect(await shop.stockOf(order.variantId)).toBe(5)
  })
})
