import { and, eq, sql } from 'drizzle-orm'
import { toMajor } from '#domain/money.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { lockAnyOrder, recordOrderAction } from '../audited-action.ts'
import { lockPayment } from '../payments/settle-payment.ts'
import { payments, refunds } from '../payments/tables.ts'
import { setOffRefunds } from './book-outside-refunds.ts'

/**
 * Sends a failed refund again, without what went back meanwhile without the shop. Its order is locked, and only a
 * failed refund is taken, so that of two simultaneous calls only one sends it. In the caller's transaction.
 */
export async function retryRefund(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  orderId: number,
  refundId: number,
): Promise<void> {
  const { db, jobs } = ctx
  const order = await lockAnyOrder(db, orderId)
  const found = await findRefund(db, orderId, refundId)
  if (!found) return refuse('not-found')
  const { paymentId, state } = found.refund
  if (state !== 'failed') return refuse('order-in-other-state')
  await lockPayment(db, paymentId)
  await setOffRefunds(ctx, paymentId)
  const { refund, currency, capturedCurrency } = (await findRefund(db, orderId, refundId))!
  // Otherwise all of it has gone back.
  if (refund.state === 'failed') {
    await db
      .update(refunds)
      .set({ state: 'waiting', attempts: sql`${refunds.attempts} + 1` })
      .where(eq(refunds.id, refundId))
    await jobs.enqueue(db, 'refund', { refund_id: refundId })
  }
  const amount = toMajor(refund.amount - refund.setOff)
  const money = { amount, currency: capturedCurrency ?? currency }
  await recordOrderAction(ctx, order, 'refund-retried', money)
}

async function findRefund(db: Database, orderId: number, refundId: number) {
  const [found] = await db
    .select({ refund: refunds, currency: payments.currency, capturedCurrency: payments.capturedCurrency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId)))
    .for('update', { of: refunds })
  return found
}
