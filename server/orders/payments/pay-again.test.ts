import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderPaths, paymentPaths } from '#contract/order-paths.ts'
import { extensionMinutes, reservationMinutes } from '#domain/orders/states.ts'
import { findViolations } from '#server/find-violations.ts'
import { PaymentRefused } from '#server/payments/providers/provider.ts'
import { paymentMethods } from '#server/payments/tables.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { orders } from '../tables.ts'
import { cancelPayments } from './cancel-payments.ts'
import { payments } from './tables.ts'
import { settleOverdue } from './timers.ts'

let shop: PayingShop
let money: MemoryProvider
let keys = 0
beforeAll(async () => {
  money = memoryProvider('mollie')
  shop = await openPaying(money.provider)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})
beforeEach(() => money.comeBack())

const minute = 60_000
const notice = (id: string) => shop.call('POST', paymentPaths.mollieWebhook, { id })

/** An order whose client has an open payment. */
async function waiting() {
  const user = await shop.person()
  const { post, get, tokens } = await shop.device(user)
  const order = await shop.ordered({ user })
  const send = (path: string, body?: object, key = `pay-again-${++keys}`) =>
    shop.call('POST', path, body, {
      headers: { authorization: `Bearer ${tokens.access_token}`, 'idempotency-key': key },
    })
  return {
    ...order,
    post,
    read: async () => (await get(orderPaths.one(order.id))).body,
    payAgain: (method = 'payPal', key?: string) =>
      send(orderPaths.payments(order.id), { payment_method: method }, key),
    cancel: () => send(orderPaths.cancel(order.id)),
    change: () => send(orderPaths.change(order.id)),
    tries: () => shop.db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(payments.id),
    async fail(state: 'failed' | 'cancelled' | 'expired' = 'failed') {
      const tried = (await this.tries()).at(-1)!
      money.report(tried.providerId!, state)
      await notice(tried.providerId!)
    },
  }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

const heldMinutes = async ({ id }: { id: number }) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id))
  return (row!.heldUntil.getTime() - row!.placedAt.getTime()) / minute
}
const settleAt = (time: number) =>
  settleOverdue({ ...shop.deps, provider: money.provider, clock: () => new Date(time) })
const pass = (minutes: number) => settleAt(Date.now() + minutes * minute)

describe('an order after an unsuccessful payment', () => {
  test.each(['failed', 'cancelled', 'expired'] as const)(
    'that %s can be paid with another method, as the same order',
    async (state) => {
      const order = await waiting()
      await order.fail(state)
      expect(await order.read()).toMatchObject({
        state: 'pending_payment',
        can_cancel: true,
        payment: { state, url: null },
      })
      const { status, body } = await order.payAgain('payPal')
      expect(status).toBe(201)
      const [, second] = await order.tries()
      expect(second).toMatchObject({
        method: 'payPal',
        state: 'open',
        amount: order.total,
        url: body.payment_url,
      })
      expect(await order.read()).toMatchObject({ payment: { state: 'open', url: body.payment_url } })
      money.report(second!.providerId!, 'paid')
      await notice(second!.providerId!)
      expect(await shop.outcome(order.id)).toEqual({
        state: 'paid',
        ending: null,
        invoices: 1,
        refunded: 0,
        payments: [state, 'paid'],
        emails: ['order-confirmed'],
      })
      expect(await shop.stockOf(order.variantId)).toBe(3)
    },
  )

  test('is held 15 minutes more, with one email', { tags: ['payment-retry', 'unpaid-limits'] }, async () => {
    const order = await waiting()
    expect(await heldMinutes(order)).toBe(reservationMinutes)
    for (let nth = 0; nth < 3; nth++) {
      await order.fail()
      const { body } = await order.payAgain()
      expect(await heldMinutes(order)).toBe(reservationMinutes + extensionMinutes)
      expect((await order.read()).held_until).toBe(body.held_until)
    }
    await order.fail()
    await pass(31)
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'pending_payment', emails: [] })
    await pass(46)
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'expired',
      ending: 'payment-expired',
      payments: ['failed', 'failed', 'failed', 'failed'],
      emails: ['order-not-paid'],
    })
    expect(await shop.stockOf(order.variantId)).toBe(5)
    expect(await order.payAgain()).toMatchObject({ status: 409, body: { code: 'order-in-other-state' } })
  })

  test('can be paid again if the provider refused the chosen method', async () => {
    const order = await waiting()
    await order.fail()
    const { open } = money.provider
    money.provider.open = () => Promise.reject(new PaymentRefused('No such method'))
    const refused = await order.payAgain('payPal', 'a-key-for-a-refused-one')
    money.provider.open = open
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment-method-unusable' } })
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'pending_payment',
      payments: ['failed', 'failed'],
    })
    expect((await order.payAgain('payPal', 'a-key-for-a-refused-one')).status).toBe(409)
    expect((await order.payAgain('visa')).status).toBe(201)
  })

  test('waits while the provider is unreachable, and the same request opens its payment later', async () => {
    const order = await waiting()
    await order.fail()
    money.goAway()
    expect((await order.payAgain('payPal', 'a-key-while-away')).status).toBe(503)
    money.comeBack()
    expect((await order.payAgain('payPal', 'a-key-while-away')).status).toBe(201)
    expect(await order.tries()).toHaveLength(2)
  })
})

describe('starting a payment', () => {
  test('needs a key, and happens once per key', async () => {
    const order = await waiting()
    const path = orderPaths.payments(order.id)
    const keyless = await order.post(path, { payment_method: 'visa' })
    expect(keyless).toMatchObject({ status: 400, body: { code: 'idempotency-key-missing' } })
    const first = await order.payAgain('payPal', 'a-key-for-one-payment')
    expect(await order.payAgain('payPal', 'a-key-for-one-payment')).toMatchObject({
      status: 201,
      body: first.body,
    })
    expect(await order.payAgain('visa', 'a-key-for-one-payment')).toMatchObject({ status: 422 })
    expect(await order.tries()).toHaveLength(2)
    const at = await Promise.all(Array.from({ length: 8 }, () => order.payAgain('visa', 'a-key-for-eight')))
    expect(at.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(await order.tries()).toHaveLength(3)
  })

  test('is only possible for the order’s client, with an available method', async () => {
    const [order, other] = [await waiting(), await waiting()]
    const theirs = await other.post(orderPaths.payments(order.id), { payment_method: 'visa' })
    expect(theirs.status).toBe(400)
    const headers = {
      authorization: `Bearer ${(await shop.device(await shop.person())).tokens.access_token}`,
    }
    const asked = { headers: { ...headers, 'idempotency-key': 'a-key-of-a-stranger' } }
    const stranger = await shop.call('POST', orderPaths.payments(order.id), { payment_method: 'visa' }, asked)
    expect(stranger.status).toBe(404)
    expect(await order.payAgain('seashells')).toMatchObject({ body: { code: 'payment-method-unusable' } })
    await shop.db
      .update(paymentMethods)
      .set({ countries: ['FR'] })
      .where(eq(paymentMethods.key, 'klarna'))
    expect(await order.payAgain('klarna')).toMatchObject({ body: { code: 'payment-method-unusable' } })
    expect(await order.tries()).toHaveLength(1)
  })

  test('after the order was paid finds that out from the provider, and opens nothing', async () => {
    const order = await waiting()
    money.report(order.providerId, 'paid')
    expect(await order.payAgain()).toMatchObject({ status: 409, body: { code: 'order-in-other-state' } })
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', payments: ['paid'] })
  })

  test('cancels earlier payments; only the latest is left', { tags: 'payment-settled' }, async () => {
    const order = await waiting()
    await order.payAgain()
    await cancelPayments(shop.deps, order.id)
    expect(money.cancelled).toContain(order.providerId)
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'pending_payment',
      payments: ['cancelled', 'open'],
      emails: [],
    })
  })

  test('handles a payment made in an earlier window: one pays, the other is refunded', async () => {
    const order = await waiting()
    await order.payAgain()
    const [first, second] = await order.tries()
    for (const { providerId } of [first!, second!]) money.report(providerId!, 'paid')
    for (const { providerId } of [first!, second!, first!]) await notice(providerId!)
    expect(await shop.outcome(order.id)).toMatchObject({
      state: 'paid',
      invoices: 1,
      refunded: order.total,
      payments: ['paid', 'returned'],
      emails: ['order-confirmed', 'payment-returned'],
    })
  })
})

describe('at the same time', () => {
  const all = <Answer>(count: number, work: (nth: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))

  test('two windows each start a payment, and one stays open', { tags: 'payment-retry' }, async () => {
    const order = await waiting()
    await order.fail()
    const answers = await all(2, (nth) => order.payAgain(nth ? 'visa' : 'payPal'))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await heldMinutes(order)).toBe(reservationMinutes + extensionMinutes)
    await cancelPayments(shop.deps, order.id)
    expect(await shop.outcome(order.id)).toMatchObject({ payments: ['failed', 'cancelled', 'open'] })
  })

  test('the order expires: it is either held and payable, or has ended and is not', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await waiting()
      await order.fail()
      const soon = new Date(Date.now() + 1500)
      await shop.db.update(orders).set({ heldUntil: soon }).where(eq(orders.id, order.id))
      const [begun] = await Promise.all([order.payAgain(), settleAt(soon.getTime() + 1)])
      const { state, emails } = await shop.outcome(order.id)
      const isKept = begun.status === 201
      expect({ state, emails }).toEqual(
        isKept ? { state: 'pending_payment', emails: [] } : { state: 'expired', emails: ['order-not-paid'] },
      )
      expect(await shop.stockOf(order.variantId)).toBe(isKept ? 3 : 5)
    }
  })

  test('the client cancels: no open payment can be paid', async () => {
    const order = await waiting()
    await order.fail()
    const [begun, cancelled] = await Promise.all([order.payAgain(), order.cancel()])
    expect(cancelled.status).toBe(200)
    expect([201, 409]).toContain(begun.status)
    await cancelPayments(shop.deps, order.id)
    const { state, payments: tries, emails } = await shop.outcome(order.id)
    expect({ state, emails }).toEqual({ state: 'cancelled', emails: ['order-cancelled'] })
    expect(tries).not.toContain('open')
    expect(await shop.stockOf(order.variantId)).toBe(5)
  })

  test('the payment is made while its client changes the order: it is paid, or refunded', async () => {
    const order = await waiting()
    money.report(order.providerId, 'paid')
    const [changed] = await Promise.all([order.change(), notice(order.providerId)])
    const { state, refunded } = await shop.outcome(order.id)
    const isChanged = changed.status === 200
    expect({ state, refunded }).toEqual(
      isChanged ? { state: 'cancelled', refunded: order.total } : { state: 'paid', refunded: 0 },
    )
  })
})

describe('changing an order', () => {
  test('cancels it unpaid, and puts its lines back into the cart', async () => {
    const order = await waiting()
    await order.fail()
    const { status, body } = await order.change()
    expect({ status, state: body.state, ending: body.ending }).toEqual({
      status: 200,
      state: 'cancelled',
      ending: 'by-client',
    })
    const cart = await shop.sql`SELECT quantity FROM cart_lines WHERE user_id = ${order.userId}`
    expect(cart).toEqual([{ quantity: 2 }])
    expect(await shop.outcome(order.id)).toMatchObject({ emails: ['order-cancelled'] })
  })

  test('that has been paid is refused, and nothing is refunded', { tags: 'order-change' }, async () => {
    const order: Waiting = await waiting()
    money.report(order.providerId, 'paid')
    await notice(order.providerId)
    expect(await order.change()).toMatchObject({ status: 409, body: { code: 'order-in-other-state' } })
    expect(await shop.outcome(order.id)).toMatchObject({ state: 'paid', refunded: 0 })
  })
})
