import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Minor } from '#domain/money.ts'
import { newTotals, type OutsideRefunds, setOffUnsent } from '#domain/orders/outside-refunds.ts'
import { remainingPacks } from '#domain/orders/refund-allocation.ts'
import { isPaid } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import type { OrderRow } from '../change-order-state.ts'
import { byProvider, lockPayment } from '../payments/settle-payment.ts'
import { payments, refunds } from '../payments/tables.ts'
import { unbooked } from '../payments/unbooked.ts'
import { finishDelivery } from '../shipments/finish-delivery.ts'
import { orderLines, withdrawals } from '../tables.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Books what went back of a payment without the shop. It is set off against refunds that were not sent; if it covers
 * all that is left of the order, the order is refunded. Anything less waits for an admin, who knows which packs it was
 * for. Returns whether the report says anything new.
 */
export function bookOutsideRefunds(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  paymentId: number,
  reported: OutsideRefunds,
): Promise<boolean> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const found = await lockPayment(db, paymentId)
    const totals = found && newTotals(found.payment, reported)
    if (!totals) return false
    const { order, payment } = found
    await db
      .update(payments)
      .set({ ...totals, outsideAt: ctx.now })
      .where(eq(payments.id, paymentId))
    const rest = await setOffRefunds(txCtx, paymentId)
    const left = order.total - order.refunded
    const isAllBack = payment.state === 'paid' && isPaid(order.state) && left > 0 && rest >= left
    const reason = totals.chargedBack > payment.chargedBack ? 'chargeback' : 'refunded-outside'
    if (isAllBack) await refundRest(txCtx, order, reason)
    return true
  })
}

/**
 * Notes which of a payment's refunds failed after the provider had accepted them. What went back without the shop
 * meanwhile is set off against them. Returns those that are still to be paid.
 */
export function noteFailedRefunds(
  ctx: Pick<Ctx, 'db' | 'now'>,
  paymentId: number,
  failed: readonly string[],
): Promise<number[]> {
  return transact(ctx.db, async (db) => {
    await lockPayment(db, paymentId)
    const isFailed = and(
      eq(refunds.paymentId, paymentId),
      eq(refunds.state, 'sent'),
      inArray(refunds.providerId, [...failed]),
    )
    const noted = await db
      .update(refunds)
      .set({ state: 'failed', sentAt: null })
      .where(isFailed)
      .returning({ id: refunds.id })
    if (noted.length === 0) return []
    await setOffRefunds({ ...ctx, db }, paymentId)
    const ids = noted.map(({ id }) => id)
    const unpaid = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(inArray(refunds.id, ids), eq(refunds.state, 'failed')))
    return unpaid.map(({ id }) => id)
  })
}

/** For a locked payment. Returns what remains to be booked. */
export async function setOffRefunds({ db, now }: Pick<Ctx, 'db' | 'now'>, paymentId: number): Promise<Minor> {
  const ofPayment = eq(refunds.paymentId, paymentId)
  const [payment] = await db.select({ unbooked }).from(payments).where(eq(payments.id, paymentId))
  const own = await db.select().from(refunds).where(ofPayment).orderBy(asc(refunds.id)).for('update')
  const changed = setOffUnsent(payment!.unbooked, own)
  let rest = payment!.unbooked
  for (const { id, setOff } of changed) {
    const { amount, setOff: before, state } = own.find((refund) => refund.id === id)!
    rest -= setOff - before
    // A waiting refund has a job, which notices that there is nothing left to send.
    const isOver = state === 'failed' && setOff === amount
    await db
      .update(refunds)
      .set({ setOff, ...(isOver && ({ state: 'sent', sentAt: now, providerId: null } as const)) })
      .where(and(ofPayment, eq(refunds.id, id)))
  }
  return rest
}

/** Nothing of the order is sent any more, and no withdrawal waits. */
async function refundRest(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  order: OrderRow,
  reason: 'chargeback' | 'refunded-outside',
): Promise<void> {
  const { db } = ctx
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  await refundOrder(
    ctx,
    order,
    { given: remainingPacks(lines), reason, restock: 'unsent', withdrawalId: null, cancels: false },
    byProvider,
  )
  await db
    .update(withdrawals)
    .set({ state: 'refunded' })
    .where(and(eq(withdrawals.orderId, order.id), eq(withdrawals.state, 'asked')))
  await finishDelivery(ctx, order.id, byProvider)
}
