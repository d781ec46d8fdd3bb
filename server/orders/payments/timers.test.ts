import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentRefused,
} from '#server/payments/providers/provider.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { invoices } from '../documents/tables.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { orders } from '../tables.ts'
import { cancelPayments } from './cancel-payments.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { payments, refunds } from './tables.ts'
import { settleOverdue } from './timers.ts'

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
/** Runs the timers this many minutes from now, with a provider that answers differently. */
const pass = (minutes: number, otherwise: Partial<PaymentProvider> = {}) =>
  settleOverdue({ ...shop.deps, provider: { ...money.provider, ...otherwise }, clock: () => after(minutes) })
const paymentOf = async ({ paymentId }: { paymentId: number }) =>
  (await shop.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!
const jobsFor = (queue: string, orderId: number) =>
  shop.sql`SELECT FROM pgboss.job WHERE name = ${queue} AND data ->> 'order_id' = ${String(orderId)}`

describe('an order that was not paid in time', () => {
  test('is ended by the timer, once, with any number of processes', { tags: 'stock-reserved' }, async () => {
    const order = await shop.ordered()
    await Promise.all([pass(31), pass(31), pass(31)])
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'expired',
      ending: 'payment-expired',
      invoices: 0,
      emails: ['order-not-paid'],
    })
    expect(await shop.stockOf(order.variantId)).toBe(5)
    expect(await jobsFor('payment-cancellation', order.id)).toHaveLength(1)
    await cancelPayments(shop.deps, order.id)
    expect(money.cancelled).toContain(order.providerId)
    expect(await shop.outcome(order.id)).toMatchObject({ payments: ['cancelled'] })
  })

  test('is left alone until it expires', async () => {
    const order = await shop.ordered()
    await pass(29)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment' })
  })

  test('is paid nevertheless if the provider says so', { tags: 'payment-reconcile' }, async () => {
    const order = await shop.ordered()
    money.report(order.providerId, 'paid')
    await pass(31)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', emails: ['order-confirmed'] })
  })

  test('waits for an unreachable provider for a while, but not for ever', async () => {
    const order = await shop.ordered()
    money.goAway()
    await pass(31)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment' })
    await pass(46)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'expired' })
    money.comeBack()
    money.report(order.providerId, 'paid')
    await pass(70)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', payments: ['paid'] })
  })

  test.each([
    ['refuses to say anything', new PaymentRefused('403')],
    ['says what nobody understands', new Error('A payment in PLN')],
  ])('does not wait for a provider that %s', async (_, error) => {
    const order = await shop.ordered()
    const find = () => Promise.reject(error)
    await pass(31, { find })
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment' })
    await pass(46, { find })
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'expired', emails: ['order-not-paid'] })
    expect(await shop.stockOf(order.variantId)).toBe(5)
  })

  describe('while its payment is being opened', () => {
    /** The provider takes so long that the order expires meanwhile. */
    async function openedTooLate(meanwhile: (providerId: string) => void) {
      const order = await shop.placed()
      const provider = {
        ...money.provider,
        async open(asked: PaymentOrder) {
          const opened = await money.provider.open(asked)
          await pass(31)
          meanwhile(opened.providerId)
          return opened
        },
      }
      const asking = openPaymentPage({ ...shop.deps, provider }, { orderId: order.id })
      await expect(asking).rejects.toMatchObject({ code: 'order-in-other-state' })
      return order
    }

    test('sends nobody to the payment page, and the payment is cancelled', async () => {
      const order = await openedTooLate(() => {})
      const { providerId } = await paymentOf(order)
      await cancelPayments(shop.deps, order.id)
      expect(money.cancelled).toContain(providerId)
      expect(await shop.outcome(order.id)).toMatchObject({ state: 'expired', payments: ['cancelled'] })
    })

    test('loses no money that was captured nevertheless', async () => {
      const order = await openedTooLate((providerId) => money.report(providerId, 'paid'))
      await pass(46)
      expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', payments: ['paid'] })
    })
  })
})

describe('a payment without a final state', () => {
  test('is checked after two minutes, and not before', async () => {
    const order = await shop.ordered()
    money.report(order.providerId, 'paid')
    await pass(1)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment' })
    await pass(3)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', invoices: 1 })
  })

  test('is opened if the shop stopped before calling the provider', async () => {
    const order = await shop.placed()
    await pass(3)
    expect(await paymentOf(order)).toMatchObject({ state: 'open', url: expect.stringMatching(/^https:/) })
  })

  test('is opened with its own provider only', async () => {
    const order = await shop.placed()
    const other = { ...money.provider, name: 'sandbox' } as const
    const asking = openPaymentPage({ ...shop.deps, provider: other }, { orderId: order.id })
    await expect(asking).rejects.toMatchObject({ code: 'checkout-closed' })
    expect(money.payments.has(`payment-${order.paymentId}`)).toBe(false)
  })

  test('fails if the provider will never open it, and its order waits for another', async () => {
    const order = await shop.placed()
    await pass(3, { open: () => Promise.reject(new PaymentRefused('No such method')) })
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'pending_payment',
      payments: ['failed'],
      emails: [],
    })
  })

  test('is checked at growing intervals, for 72 hours', { tags: 'payment-reconcile' }, async () => {
    const order = await shop.ordered()
    const checked = async () => (await paymentOf(order)).checkedAt
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

describe('a refund', () => {
  /** For a paid order; it is not queued, so that no other process sends it meanwhile. */
  async function owed(amount = 100) {
    const order = await shop.ordered()
    money.report(order.providerId, 'paid')
    await pass(3)
    const [refund] = await shop.db
      .insert(refunds)
      .values({
        paymentId: order.paymentId,
        orderId: order.id,
        kind: 'order',
        amount,
        vat: 0,
        delivery: 0,
        deliveryVat: 0,
        reason: 'Broken',
        createdAt: new Date(),
      })
      .returning()
    return { order, refundId: refund!.id, key: `refund-${refund!.id}` }
  }
  const read = async (id: number) => (await shop.db.select().from(refunds).where(eq(refunds.id, id)))[0]!

  test('is requested once, with its own key', async () => {
    const { order, refundId, key } = await owed()
    await sendRefund(shop.deps, refundId)
    await sendRefund(shop.deps, refundId)
    expect(money.refundsAsked.filter((asked) => asked === key)).toHaveLength(1)
    expect(money.refunds.get(key)).toMatchObject({
      providerId: order.providerId,
      amount: 100,
      currency: 'EUR',
    })
    expect(await read(refundId)).toMatchObject({
      state: 'sent',
      providerId: expect.any(String),
      sentAt: expect.any(Date),
    })
  })

  test('waits while the provider is unreachable', async () => {
    const { refundId } = await owed()
    money.goAway()
    await expect(sendRefund(shop.deps, refundId)).rejects.toThrow()
    expect(await read(refundId)).toMatchObject({ state: 'waiting' })
  })

  test('of zero is completed at once, without the provider', async () => {
    const { refundId } = await owed(0)
    money.goAway()
    await sendRefund(shop.deps, refundId)
    expect(await read(refundId)).toMatchObject({ state: 'sent', providerId: null })
  })

  test('that is permanently refused is shown to an admin', async () => {
    const { refundId } = await owed()
    const provider = { ...money.provider, refund: () => Promise.reject(new PaymentRefused('too late')) }
    await sendRefund({ ...shop.deps, provider }, refundId)
    expect(await read(refundId)).toMatchObject({ state: 'failed', providerId: null })
    expect(shop.said.join('')).toContain('refuses to pay back')
  })
})

test('each is settled at the time its provider has answered, not when the run began', async () => {
  const [first, second] = [await shop.ordered(), await shop.ordered()]
  for (const { providerId } of [first, second]) money.report(providerId, 'paid')
  let now = after(3)
  const slow = {
    ...money.provider,
    find(providerId: string) {
      now = new Date(now.getTime() + minute)
      return money.provider.find(providerId)
    },
  }
  await settleOverdue({ ...shop.deps, provider: slow, clock: () => now })
  const issuedAt = async ({ id }: { id: number }) =>
    (await shop.db.select().from(invoices).where(eq(invoices.orderId, id)))[0]!.issuedAt.getTime()
  expect((await issuedAt(second)) - (await issuedAt(first))).toBeGreaterThanOrEqual(minute)
})
