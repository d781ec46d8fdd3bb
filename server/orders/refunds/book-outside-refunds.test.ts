import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { OutsideRefunds } from '#domain/orders/outside-refunds.ts'
import { findViolations } from '#server/find-violations.ts'
import { PaymentUnreachable, type RefundOrder } from '#server/payments/providers/provider.ts'
import { eventsWith } from '../../../tests/support/events.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { cancelOrder } from '../cancel-order.ts'
import { lockOrder } from '../change-order-state.ts'
import { handleWebhook } from '../payments/handle-webhook.ts'
import { refunds } from '../payments/tables.ts'
import { orderLines } from '../tables.ts'
import { refundLines } from './refund-lines.ts'
import { retryRefund } from './retry-refund.ts'
import { sendRefund } from './send-refund.ts'

let shop: PayingShop
let money: MemoryProvider
let ilse: number
let admin: number
beforeAll(async () => {
  money = memoryProvider('mollie')
  shop = await openPaying(money.provider)
  ilse = (await shop.person({ userTypeId: userTypes.certifiedPractitioner })).id
  admin = (await shop.person({ userTypeId: userTypes.admin })).id
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

/** Not queued, so that no other process sends refunds meanwhile. */
const jobs = { enqueue: async () => {} }
const ctx = () => ({ events: eventsWith(jobs), jobs, region: 'eu', now: new Date() }) as const
const actor = () => ({ id: admin, userTypeId: userTypes.admin, sessionId: 0 }) as const
const keyOf = ({ id }: { id: number }) => `refund-${id}`
let products = 0

/** A paid order of two packs out of five, from which Ilse earns. */
async function paid() {
  const variantId = await shop.product(`zinc-${++products}`, { stock: 5 })
  const lines = [{ variantId, quantity: 2, price: 3000, practitionerId: ilse, tierRate: 20 }] as const
  const order = await shop.ordered({ lines })
  const hear = () => handleWebhook(shop.deps, 'mollie', order.providerId)
  money.report(order.providerId, 'paid')
  await hear()
  const { id } = order
  return {
    ...order,
    variantId,
    lineId: order.lines[0]!.id,
    hear,
    /** The totals that went back, as the provider reports them from now on. */
    goesBack: async (totals: Partial<OutsideRefunds>) => {
      money.report(order.providerId, 'paid', totals)
      await hear()
    },
    refunds: () => shop.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.id)),
    line: async () => (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id)))[0]!,
    creditNotes: async () =>
      (await shop.sql`SELECT FROM invoices WHERE order_id = ${id} AND kind = 'credit_note'`).length,
    /** What Ilse has been credited and not lost again. */
    commission: async () => {
      const [found] = await shop.sql<{ left: number }[]>`
        SELECT sum(CASE 'shop' WHEN from_account THEN amount WHEN to_account THEN -amount END)::int AS left
        FROM commission_entries WHERE order_id = ${id}`
      return found!.left
    },
  }
}

describe('a chargeback', () => {
  test('refunds the order and takes the commission back once, and pays nothing out', {
    tags: ['chargeback-booked', 'payment-settled'],
  }, async () => {
    const order = await paid()
    expect(await order.commission()).toBeGreaterThan(0)
    await order.goesBack({ chargedBack: order.total })
    await Promise.all(Array.from({ length: 5 }, order.hear))
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'refunded',
      invoices: 1,
      refunded: order.total,
      payments: ['paid'],
      emails: ['order-confirmed', 'order-refunded'],
    })
    expect(await order.commission()).toBe(0)
    expect(await order.creditNotes()).toBe(1)
    expect(await shop.stockOf(order.variantId)).toBe(5)
    const [step] = await shop.sql`SELECT from_state, to_state, by FROM order_history
      WHERE order_id = ${order.id} ORDER BY id DESC LIMIT 1`
    expect(step).toEqual({ from_state: 'paid', to_state: 'refunded', by: 'provider' })
    const [refund] = await order.refunds()
    await sendRefund(shop.deps, refund!.id)
    expect((await order.refunds())[0]).toMatchObject({
      reason: 'chargeback',
      setOff: order.total,
      state: 'sent',
      providerId: null,
    })
    expect(money.refundsAsked).not.toContain(keyOf(refund!))
  })

  test('leaves packs that were sent with their client', async () => {
    const order = await paid()
    await shop.sql`INSERT INTO shipments (order_id, carrier, shipped_at) VALUES (${order.id}, 'dhl', now())`
    await shop.sql`INSERT INTO shipment_lines (shipment_id, order_line_id, quantity)
      SELECT id, ${order.lineId}, 1 FROM shipments WHERE order_id = ${order.id}`
    await shop.sql`UPDATE order_lines SET shipped = 1 WHERE id = ${order.lineId}`
    await order.goesBack({ chargedBack: order.total })
    expect(await order.line()).toMatchObject({ refunded: 2, unsent: 1, restocked: 1 })
    expect(await shop.stockOf(order.variantId)).toBe(4)
  })

  test('of everything, after a part was refunded, refunds the rest only', async () => {
    const order = await paid()
    const items = [{ order_line_id: order.lineId, quantity: 1 }]
    const asked = { items, reason: 'Broken', restock: true }
    await shop.db.transaction((db) => refundLines({ ...ctx(), db, actor: actor() }, order.id, asked))
    await sendRefund(shop.deps, (await order.refunds())[0]!.id)
    await order.goesBack({ chargedBack: order.total })
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'refunded', refunded: order.total })
    const [first, second] = await order.refunds()
    expect([first!.setOff, second!.setOff]).toEqual([0, second!.amount])
  })

  test('is not paid again by a refund that was decided before and waits', {
    tags: 'chargeback-booked',
  }, async () => {
    const order = await paid()
    const by = { by: 'client', userId: order.userId } as const
    await shop.db.transaction(async (db) => {
      await cancelOrder({ ...ctx(), db }, (await lockOrder(db, order.id))!, by)
    })
    await order.goesBack({ chargedBack: order.total })
    const [refund] = await order.refunds()
    await sendRefund(shop.deps, refund!.id)
    expect(money.refundsAsked).not.toContain(keyOf(refund!))
    expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: order.total }])
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'cancelled', refunded: order.total })
  })
})

describe('a refund made at the provider', () => {
  test('of a part is set off against the next refund', async () => {
    const order = await paid()
    await order.goesBack({ refundedOutside: 500 })
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', refunded: 0 })
    const items = [{ order_line_id: order.lineId, quantity: 1 }]
    const asked = { items, reason: 'Broken', restock: false }
    await shop.db.transaction((db) => refundLines({ ...ctx(), db, actor: actor() }, order.id, asked))
    const [refund] = await order.refunds()
    expect(refund).toMatchObject({ amount: 3000, setOff: 500 })
    await sendRefund(shop.deps, refund!.id)
    expect(money.refunds.get(keyOf(refund!))).toMatchObject({ amount: 2500 })
  })

  test('of everything refunds the order', async () => {
    const order = await paid()
    await order.goesBack({ refundedOutside: 500 })
    await order.goesBack({ refundedOutside: order.total })
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'refunded', refunded: order.total })
    expect(await order.refunds()).toMatchObject([{ reason: 'refunded-outside', setOff: order.total }])
    expect(await order.commission()).toBe(0)
  })

  test('settles a refund that had failed, which is then not sent again', async () => {
    const order = await paid()
    const by = { by: 'client', userId: order.userId } as const
    await shop.db.transaction(async (db) => {
      await cancelOrder({ ...ctx(), db }, (await lockOrder(db, order.id))!, by)
    })
    const [refund] = await order.refunds()
    await sendRefund(shop.deps, refund!.id)
    money.failRefund(keyOf(refund!))
    await order.hear()
    expect(await order.refunds()).toMatchObject([{ state: 'failed' }])
    await order.goesBack({ refundedOutside: order.total })
    await order.hear()
    expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: order.total }])
    const retry = shop.db.transaction((db) =>
      retryRefund({ ...ctx(), db, actor: actor() }, order.id, refund!.id),
    )
    await expect(retry).rejects.toMatchObject({ code: 'order-in-other-state' })
  })
})

describe('a refund that fails at the bank after it was sent', () => {
  test('is settled by a chargeback that came before, and not sent again', {
    tags: 'chargeback-booked',
  }, async () => {
    const order = await paid()
    const by = { by: 'client', userId: order.userId } as const
    await shop.db.transaction(async (db) => {
      await cancelOrder({ ...ctx(), db }, (await lockOrder(db, order.id))!, by)
    })
    const [refund] = await order.refunds()
    await sendRefund(shop.deps, refund!.id)
    await order.goesBack({ chargedBack: order.total })
    expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: 0 }])
    money.failRefund(keyOf(refund!))
    await order.hear()
    expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: order.total, providerId: null }])
    const retry = shop.db.transaction((db) =>
      retryRefund({ ...ctx(), db, actor: actor() }, order.id, refund!.id),
    )
    await expect(retry).rejects.toMatchObject({ code: 'order-in-other-state' })
  })

  test('is settled by a refund made at the provider that is reported with it', async () => {
    const order = await paid()
    const items = [{ order_line_id: order.lineId, quantity: 1 }]
    const asked = { items, reason: 'Broken', restock: false }
    await shop.db.transaction((db) => refundLines({ ...ctx(), db, actor: actor() }, order.id, asked))
    const [refund] = await order.refunds()
    await sendRefund(shop.deps, refund!.id)
    money.failRefund(keyOf(refund!))
    await order.goesBack({ refundedOutside: refund!.amount })
    expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: refund!.amount }])
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'partially_refunded' })
  })
})

test('a failed refund is sent again without what went back meanwhile', async () => {
  const order = await paid()
  const items = [{ order_line_id: order.lineId, quantity: 1 }]
  const asked = { items, reason: 'Broken', restock: false }
  const refundOne = () =>
    shop.db.transaction((db) => refundLines({ ...ctx(), db, actor: actor() }, order.id, asked))
  await refundOne()
  await refundOne()
  const [first, second] = await order.refunds()
  money.refuseRefunds(true)
  await sendRefund(shop.deps, second!.id)
  money.refuseRefunds(false)
  const slow = {
    ...money.provider,
    async refund(request: RefundOrder) {
      await order.goesBack({ refundedOutside: 500 })
      return money.provider.refund(request)
    },
  }
  await sendRefund({ ...shop.deps, provider: slow }, first!.id)
  await shop.db.transaction((db) => retryRefund({ ...ctx(), db, actor: actor() }, order.id, second!.id))
  await sendRefund(shop.deps, second!.id)
  expect(await order.refunds()).toMatchObject([
    { state: 'sent', setOff: 0 },
    { state: 'sent', setOff: 500 },
  ])
  expect(money.refunds.get(keyOf(second!))).toMatchObject({ amount: second!.amount - 500 })
})

test('what was set off while a refund was being sent is booked again', async () => {
  const order = await paid()
  const items = [{ order_line_id: order.lineId, quantity: 1 }]
  const asked = { items, reason: 'Broken', restock: false }
  await shop.db.transaction((db) => refundLines({ ...ctx(), db, actor: actor() }, order.id, asked))
  const [refund] = await order.refunds()
  const slow = {
    ...money.provider,
    async refund(request: RefundOrder) {
      await order.goesBack({ refundedOutside: 500 })
      return money.provider.refund(request)
    },
  }
  await sendRefund({ ...shop.deps, provider: slow }, refund!.id)
  expect(money.refunds.get(keyOf(refund!))).toMatchObject({ amount: 3000 })
  expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: 0 }])
})

test.each([500, 3000])('%i set off after a transfer whose answer was lost is booked again', async (back) => {
  const order = await paid()
  const items = [{ order_line_id: order.lineId, quantity: 1 }]
  const asked = { items, reason: 'Broken', restock: false }
  await shop.db.transaction((db) => refundLines({ ...ctx(), db, actor: actor() }, order.id, asked))
  const [refund] = await order.refunds()
  const silent = {
    ...money.provider,
    async refund(request: RefundOrder): Promise<never> {
      await money.provider.refund(request)
      throw new PaymentUnreachable()
    },
  }
  await expect(sendRefund({ ...shop.deps, provider: silent }, refund!.id)).rejects.toThrow(PaymentUnreachable)
  await order.goesBack({ refundedOutside: back })
  expect(await order.refunds()).toMatchObject([{ state: 'waiting', amount: 3000, setOff: back }])
  await sendRefund(shop.deps, refund!.id)
  expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: 0, providerId: expect.any(String) }])
})
