import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import { PaymentRefused } from '#server/payments/providers/provider.ts'
import { eventsWith } from '../../../tests/support/events.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { cancelOrder } from '../cancel-order.ts'
import { lockOrder } from '../change-order-state.ts'
import { handleWebhook } from '../payments/handle-webhook.ts'
import { payments, refunds } from '../payments/tables.ts'
import { retryRefund } from './retry-refund.ts'
import { sendRefund } from './send-refund.ts'

let shop: PayingShop
let money: MemoryProvider
let admin: { id: number }
beforeAll(async () => {
  money = memoryProvider('mollie')
  shop = await openPaying(money.provider)
  admin = await shop.person({ userTypeId: userTypes.admin })
})
afterAll(() => shop.close())

/**
 * An order that was cancelled and has to be refunded. The job is not queued, so that no other process sends it
 * meanwhile.
 */
async function owed() {
  const order = await shop.ordered()
  const jobs = { enqueue: async () => {} }
  const ctx = { events: eventsWith(jobs), jobs, region: 'eu', now: new Date() } as const
  await shop.reported(shop.deps.jobs, order, 'paid')
  await shop.db.transaction(async (db) => {
    const held = (await lockOrder(db, order.id))!
    await cancelOrder({ ...ctx, db }, held, { by: 'client', userId: order.userId })
  })
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))
  const id = refund!.id
  const actor = { id: admin.id, userTypeId: userTypes.admin, sessionId: 0 }
  return {
    id,
    key: `refund-${id}`,
    amount: order.total,
    orderId: order.id,
    read: async () => (await shop.db.select().from(refunds).where(eq(refunds.id, id)))[0]!,
    retry: () => shop.db.transaction((db) => retryRefund({ ...ctx, db, actor }, order.id, id)),
  }
}

test('a refund is noted as sent when the provider has taken it', async () => {
  const refund = await owed()
  const sentAt = new Date(Date.now() + 60_000)
  await sendRefund({ ...shop.deps, clock: () => sentAt }, refund.id)
  expect(await refund.read()).toMatchObject({ state: 'sent', sentAt })
})

test('a refused refund is paid once an admin sends it again, and only once', {
  tags: 'idempotency',
}, async () => {
  const refund = await owed()
  money.refuseRefunds(true)
  await sendRefund(shop.deps, refund.id)
  expect(await refund.read()).toMatchObject({ state: 'failed', sentAt: null })
  await sendRefund(shop.deps, refund.id)
  expect(money.refunds.has(refund.key)).toBe(false)
  money.refuseRefunds(false)
  await refund.retry()
  await Promise.all([sendRefund(shop.deps, refund.id), sendRefund(shop.deps, refund.id)])
  expect(await refund.read()).toMatchObject({ state: 'sent', attempts: 2 })
  expect(money.refunds.get(refund.key)).toMatchObject({ amount: refund.amount, attempt: 2 })
  await expect(refund.retry()).rejects.toMatchObject({ code: 'order-in-other-state' })
})

test('a refund that fails at the bank is reported, and repeated when an admin sends it again', async () => {
  const refund = await owed()
  await sendRefund(shop.deps, refund.id)
  const { providerId } = (
    await shop.db.select().from(payments).where(eq(payments.orderId, refund.orderId))
  )[0]!
  const heard = () => handleWebhook(shop.deps, 'mollie', providerId!)
  await heard()
  expect(await refund.read()).toMatchObject({ state: 'sent' })
  money.failRefund(refund.key)
  await heard()
  expect(await refund.read()).toMatchObject({ state: 'failed', sentAt: null })
  await refund.retry()
  await sendRefund(shop.deps, refund.id)
  await heard()
  expect(await refund.read()).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a pending refund is not sent again', async () => {
  const refund = await owed()
  await expect(refund.retry()).rejects.toMatchObject({ code: 'order-in-other-state' })
})

test('the answer to an earlier attempt does not affect a later one', async () => {
  const refund = await owed()
  const asked = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  const slow = {
    ...money.provider,
    async refund() {
      asked.resolve()
      await mayAnswer.promise
      throw new PaymentRefused('Too late')
    },
  }
  const first = sendRefund({ ...shop.deps, provider: slow }, refund.id)
  await asked.promise
  await shop.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, refund.id))
  await refund.retry()
  mayAnswer.resolve()
  await first
  expect(await refund.read()).toMatchObject({ state: 'waiting', attempts: 2 })
  await sendRefund(shop.deps, refund.id)
  expect(await refund.read()).toMatchObject({ state: 'sent' })
})
