import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PaymentRefused } from '#server/platform/payments/provider.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { orders } from '../tables.ts'
import { cancelPayments } from './cancel-payment.ts'
import { sendRefund } from './send-refund.ts'
import { payments, refunds } from './tables.ts'
import { turn } from './timers.ts'

let shop: PayingShop
let money: MemoryProvider
beforeAll(async () => {
  money = memoryProvider()
  shop = await openPaying(money.provider)
})
afterAll(() => shop.close())
beforeEach(() => money.comeBack())

const minute = 60_000
const after = (minutes: number) => new Date(Date.now() + minutes * minute)
/** What the timers do, so many minutes from now. */
const pass = (minutes: number) => turn(shop.world, undefined, after(minutes))
const jobsFor = (queue: string, orderId: number) =>
  shop.sql`SELECT FROM pgboss.job WHERE name = ${queue} AND data ->> 'order_id' = ${String(orderId)}`

describe('an order nobody paid in time', () => {
  test('ends by the timer, once, whatever number of processes look', async () => {
    const order = await shop.ordered()
    await Promise.all([pass(31), pass(31), pass(31)])
    expect(await shop.outcome(order.id)).toMatchObject({
      ...{ state: 'expired', ending: 'payment-expired', invoices: 0, letters: ['order-not-paid'] },
    })
    expect(await shop.stockOf(order.variantId)).toBe(5)
    expect(await jobsFor('payment-cancellation', order.id)).toHaveLength(1)
    await cancelPayments(shop.world, order.id)
    expect(money.cancelled).toContain(order.providerId)
    expect(await shop.outcome(order.id)).toMatchObject({ payments: ['cancelled'] })
  })

  test('is left alone until its time has come', async () => {
    const order = await shop.ordered()
    await pass(29)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment' })
  })

  test('is paid after all when the provider says so', async () => {
    const order = await shop.ordered()
    money.tell(order.providerId, 'paid')
    await pass(31)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', letters: ['order-confirmed'] })
  })

  test('waits a while for a provider that cannot be asked, and not for ever', async () => {
    const order = await shop.ordered()
    money.goAway()
    await pass(31)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment' })
    await pass(46)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'expired' })
    money.comeBack()
    money.tell(order.providerId, 'paid')
    await pass(70)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', payments: ['paid'] })
  })
})

describe('a payment nobody told the end of', () => {
  test('is asked about after two minutes, and not before', async () => {
    const order = await shop.ordered()
    money.tell(order.providerId, 'paid')
    await pass(1)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment' })
    await pass(3)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', invoices: 1 })
  })

  test('is opened when the shop ended before it could ask for it', async () => {
    const order = await shop.placed()
    await pass(3)
    const [payment] = await shop.db.select().from(payments).where(eq(payments.id, order.paymentId))
    expect(payment).toMatchObject({ state: 'open', url: expect.stringMatching(/^https:/) })
  })

  test('is asked about in growing pauses, for 72 hours', async () => {
    const order = await shop.ordered()
    const checked = async () =>
      (await shop.db.select().from(payments).where(eq(payments.id, order.paymentId)))[0]!.checkedAt
    const held = after(100 * 60)
    await shop.db.update(orders).set({ heldUntil: held }).where(eq(orders.id, order.id))
    await pass(60)
    const first = await checked()
    await pass(70)
    expect(await checked()).toEqual(first)
    await pass(81)
    expect(await checked()).not.toEqual(first)
    const last = await checked()
    await pass(72 * 60 + 1)
    expect(await checked()).toEqual(last)
  })
})

describe('money to be paid back', () => {
  async function returned() {
    const order = await shop.ordered()
    money.tell(order.providerId, 'paid')
    await shop.db
      .update(orders)
      .set({ state: 'cancelled', ending: 'by-client' })
      .where(eq(orders.id, order.id))
    await pass(3)
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))
    return { order, refund: refund! }
  }
  const read = async (id: number) => (await shop.db.select().from(refunds).where(eq(refunds.id, id)))[0]!

  test('is asked for once, with a key of its own', async () => {
    const { order, refund } = await returned()
    await sendRefund(shop.world, refund.id)
    await sendRefund(shop.world, refund.id)
    expect(money.refunds.get(`refund-${refund.id}`)).toMatchObject({
      ...{ providerId: order.providerId, amount: order.total, currency: 'EUR' },
    })
    expect(await read(refund.id)).toMatchObject({
      ...{ state: 'sent', providerId: expect.any(String), sentAt: expect.any(Date) },
    })
  })

  test('waits while the provider cannot be asked', async () => {
    const { refund } = await returned()
    await shop.db.update(refunds).set({ state: 'waiting' }).where(eq(refunds.id, refund.id))
    money.goAway()
    await expect(sendRefund(shop.world, refund.id)).rejects.toThrow()
    expect(await read(refund.id)).toMatchObject({ state: 'waiting' })
  })

  test('of nothing at all is sent at once', async () => {
    const { refund } = await returned()
    const nothing = { amount: 0, state: 'waiting', providerId: null, sentAt: null } as const
    await shop.db.update(refunds).set(nothing).where(eq(refunds.id, refund.id))
    money.goAway()
    await sendRefund(shop.world, refund.id)
    expect(await read(refund.id)).toMatchObject({ state: 'sent', providerId: null })
  })
})

test('a refund that is refused for good is told to a person', async () => {
  const order = await shop.ordered()
  money.tell(order.providerId, 'paid')
  await pass(3)
  const [row] = await shop.db
    .insert(refunds)
    .values({
      ...{ paymentId: order.paymentId, orderId: order.id, kind: 'order', amount: 100, vat: 0 },
      ...{ delivery: 0, deliveryVat: 0, reason: 'Broken', createdAt: new Date() },
    })
    .returning()
  const provider = { ...money.provider, refund: () => Promise.reject(new PaymentRefused('too late')) }
  await sendRefund({ ...shop.world, provider }, row!.id)
  const [kept] = await shop.db.select().from(refunds).where(eq(refunds.id, row!.id))
  expect(kept).toMatchObject({ state: 'failed', providerId: null })
  expect(shop.said.join('')).toContain('refuses to pay back')
})
