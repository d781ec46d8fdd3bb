import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Minor } from '#domain/money.ts'
import { type Refund, type RefundLineInput, refundOf } from '#domain/orders/refunds.ts'
import type { OrderState } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { type ChangedBy, changeOrderState, type OrderRow } from '../change-order-state.ts'
import { refundSettled } from '../events.ts'
import { payments, refundLines, refunds } from '../payments/tables.ts'
import { unbooked } from '../payments/unbooked.ts'
import { orderLines, orders, withdrawalLines, withdrawals } from '../tables.ts'
import { returnedPacks } from './returned-packs.ts'

export type RefundInput = {
  /** `unsent`: of the packs, those that have not been sent. */
  given: readonly (RefundLineInput & { unsent: number })[]
  reason: string
  /** The goods can be sold again; `unsent`: only those that have not been sent. */
  restock: boolean | 'unsent'
  withdrawalId: number | null
  /** For an order that is cancelled before it was packed. */
  cancels: boolean
}
type LineRow = typeof orderLines.$inferSelect

/**
 * Refunds packs of a locked, paid order, exact to the cent by line: saves the refund, changes the order's state, and
 * queues the transfer. Returns what was refunded.
 */
export async function refundOrder(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  order: OrderRow,
  asked: RefundInput,
  by: ChangedBy,
): Promise<Refund> {
  const { db, events, jobs } = ctx
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
    .for('update')
  const refund = refundOf(paidOf(order, lines), asked.given) ?? refuse('nothing-left')
  const payment = await capturedPayment(db, order.id)
  const refundId = await write(ctx, order, { refund, payment, asked })
  for (const { lineId, quantity, unsent } of asked.given) {
    await db
      .update(orderLines)
      .set({
        refunded: sql`${orderLines.refunded} + ${quantity}`,
        unsent: sql`${orderLines.unsent} + ${unsent}`,
      })
      .where(eq(orderLines.id, lineId))
  }
  await moveOn(ctx, order, { refund, cancels: asked.cancels, isLast: isLast(lines, refund) }, by)
  const restocked = restockedOf(asked)
  await noteRestocked(db, restocked)
  if (asked.withdrawalId !== null) await settleWithdrawal(db, asked.withdrawalId)
  await jobs.enqueue(db, 'refund', { refund_id: refundId })
  await events.publish(ctx, refundSettled, {
    order,
    refund: { id: refundId, amount: refund.amount, vat: refund.vat },
    packs: restocked.length > 0 ? await returnedPacks(db, order.id, { lines, given: restocked }) : [],
    voucherId: asked.cancels ? order.voucherId : null,
    cancels: asked.cancels,
  })
  return refund
}

/** What was paid for an order's lines and delivery and has not been refunded. */
export function paidOf(order: OrderRow, lines: readonly LineRow[]) {
  const { delivery, deliveryVat, deliveryRefunded } = order
  return {
    lines: lines.map(({ id, quantity, refunded, total, vat }) => ({ id, quantity, refunded, total, vat })),
    delivery: { total: delivery, vat: deliveryVat, isRefunded: deliveryRefunded > 0 },
  }
}

async function capturedPayment(db: Database, orderId: number) {
  const [payment] = await db
    .select({ id: payments.id, unbooked })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
  return payment ?? refuse('order-in-other-state')
}

type Written = { refund: Refund; payment: { id: number; unbooked: Minor }; asked: RefundInput }

async function write(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  order: OrderRow,
  { refund, payment, asked }: Written,
) {
  const { amount, vat, delivery, deliveryVat, lines } = refund
  const [row] = await db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      orderId: order.id,
      kind: 'order',
      amount,
      setOff: Math.min(amount, payment.unbooked),
      vat,
      delivery,
      deliveryVat,
      reason: asked.reason,
      withdrawalId: asked.withdrawalId,
      createdAt: now,
    })
    .returning({ id: refunds.id })
  const refundId = row!.id
  const unsentOf = (id: number) => asked.given.find(({ lineId }) => lineId === id)!.unsent
  await db.insert(refundLines).values(
    lines.map(({ lineId, ...line }) => ({
      refundId,
      orderLineId: lineId,
      ...line,
      unsent: unsentOf(lineId),
    })),
  )
  return refundId
}

function isLast(lines: readonly LineRow[], refund: Refund): boolean {
  const left = lines.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0)
  return left === refund.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

type Step = { refund: Refund; cancels: boolean; isLast: boolean }

async function moveOn(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  order: OrderRow,
  { refund, cancels, isLast }: Step,
  by: ChangedBy,
) {
  const refunded = order.refunded + refund.amount
  const deliveryRefunded = order.deliveryRefunded + refund.delivery
  const to: OrderState = cancels ? 'cancelled' : isLast ? 'refunded' : 'partially_refunded'
  const set = {
    refunded,
    deliveryRefunded,
    ...(cancels && ({ ending: by.by === 'admin' ? 'by-admin' : 'by-client' } as const)),
  }
  if (to !== order.state) return changeOrderState(ctx, order, to, by, set)
  await ctx.db.update(orders).set(set).where(eq(orders.id, order.id))
}

function restockedOf({ given, restock }: RefundInput): RefundInput['given'] {
  if (restock !== 'unsent') return restock ? given : []
  return given.filter(({ unsent }) => unsent > 0).map((packs) => ({ ...packs, quantity: packs.unsent }))
}

async function noteRestocked(db: Database, restocked: RefundInput['given']) {
  for (const { lineId, quantity } of restocked) {
    await db
      .update(orderLines)
      .set({ restocked: sql`${orderLines.restocked} + ${quantity}` })
      .where(eq(orderLines.id, lineId))
  }
}

/** The withdrawal ends when everything in it has been refunded. */
async function settleWithdrawal(db: Database, withdrawalId: number): Promise<void> {
  const paidBack = sql`(SELECT coalesce(sum(${refundLines.quantity}), 0) FROM ${refundLines}
    JOIN ${refunds} ON ${refunds.id} = ${refundLines.refundId}
    WHERE ${refunds.withdrawalId} = ${withdrawalId} AND ${refundLines.orderLineId} = ${withdrawalLines.orderLineId})`
  const [open] = await db
    .select({ id: withdrawalLines.orderLineId })
    .from(withdrawalLines)
    .where(and(eq(withdrawalLines.withdrawalId, withdrawalId), gt(withdrawalLines.quantity, paidBack)))
    .limit(1)
  if (open) return
  await db.update(withdrawals).set({ state: 'refunded' }).where(eq(withdrawals.id, withdrawalId))
}
