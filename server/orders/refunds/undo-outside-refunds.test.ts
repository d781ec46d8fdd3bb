import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import { findViolations } from '#server/find-violations.ts'
import { eventsWith } from '../../../tests/support/events.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'
import { handleWebhook } from '../payments/handle-webhook.ts'
import { payments, refunds } from '../payments/tables.ts'
import { retryRefund } from './retry-refund.ts'
import { sendRefund } from './send-refund.ts'
import { undoOutsideRefunds } from './undo-outside-refunds.ts'

let shop: PayingShop
let money: MemoryProvider
let admin: { id: number }
beforeAll(async () => {
  money = memoryProvider('mollie')
  shop = await openPaying(money.provider)
  admin = await shop.person({ userTypeId: userTypes.admin })
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

/** Not queued, so that no other process sends refunds meanwhile. */
const jobs = { enqueue: async () => {} }

async function paid() {
  const order = await shop.ordered()
  const reports = async (refundedOutside: number) => {
    money.report(order.providerId, 'paid', { refundedOutside })
    await handleWebhook({ ...shop.deps, events: eventsWith(jobs), jobs }, 'mollie', order.providerId)
  }
  await reports(0)
  return {
    ...order,
    reports,
    refunds: () => shop.db.select().from(refunds).where(eq(refunds.orderId, order.id)),
    totals: async () =>
      (await shop.db.select().from(payments).where(eq(payments.id, order.paymentId)))[0]!.refundedOutside,
  }
}

test('a refund at the provider that fails later is owed again, and an admin can send it', async () => {
  const order = await paid()
  await order.reports(order.total)
  expect(await order.refunds()).toMatchObject([{ reason: 'refunded-outside', setOff: order.total }])
  const [refund] = await order.refunds()
  await sendRefund(shop.deps, refund!.id)
  await order.reports(0)
  expect(await order.refunds()).toMatchObject([{ state: 'failed', setOff: 0, sentAt: null }])
  expect(await order.totals()).toBe(0)
  const actor = { id: admin.id, userTypeId: userTypes.admin, sessionId: 0 }
  await shop.db.transaction((db) => retryRefund({ db, jobs, now: new Date(), actor }, order.id, refund!.id))
  await sendRefund(shop.deps, refund!.id)
  expect(money.refunds.get(`refund-${refund!.id}`)).toMatchObject({ amount: order.total })
  expect(await order.refunds()).toMatchObject([{ state: 'sent', setOff: 0 }])
})

test('a part that did not go back after all is not deducted from the next refund', async () => {
  const order = await paid()
  await order.reports(500)
  expect(await order.totals()).toBe(500)
  await order.reports(0)
  expect(await order.totals()).toBe(0)
  expect(await order.refunds()).toEqual([])
})

test('a smaller report changes nothing if another was booked since the provider was asked', async () => {
  const order = await paid()
  await order.reports(500)
  const nothing = { chargedBack: 0, refundedOutside: 0 }
  const smaller = { known: nothing, reported: nothing }
  const ctx = { db: shop.db, now: new Date() }
  expect(await undoOutsideRefunds(ctx, order.paymentId, smaller)).toBe(false)
  expect(await order.totals()).toBe(500)
})
