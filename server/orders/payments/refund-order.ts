import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type GivenBack, type Refund, refundOf } from '#domain/orders/refunds.ts'
import type { OrderState } from '#domain/orders/states.ts'
import type { Region } from '#domain/regions.ts'
import { giveBackStock } from '#server/catalogue/commands/stock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import { refuse } from '#server/platform/problems.ts'
import { releaseVoucher } from '../commands/end-order.ts'
import { type By, moveOrder, type OrderRow } from '../commands/move-order.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { orderLines, orders, withdrawalLines, withdrawals } from '../tables.ts'
import { payments, refundLines, refunds } from './tables.ts'

export type RefundDesk = { db: Database; jobs: Jobs; region: Region; now: Date }
export type RefundAsked = {
  /** `unsent`: of the packs, those that have not been sent. */
  given: readonly (GivenBack & { unsent: number })[]
  reason: string
  /** The goods can be sold again. */
  restock: boolean
  withdrawalId: number | null
  /** Of an order that is given up before it was packed. */
  cancels: boolean
}
type LineRow = typeof orderLines.$inferSelect

/**
 * Pays back packs of a held, paid order, exact to the cent by line: writes the refund with its credit note, moves the
 * order on, puts goods back where that is asked for, and leaves money and mail to the queue. Answers the refund's id.
 */
export async function refundOrder(
  desk: RefundDesk,
  order: OrderRow,
  asked: RefundAsked,
  by: By,
): Promise<number> {
  const { db, jobs } = desk
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
    .for('update')
  const refund = refundOf(paidOf(order, lines), asked.given) ?? refuse('nothing-left')
  const payment = await capturedPayment(db, order.id)
  const refundId = await write(desk, order, { refund, paymentId: payment.id, asked })
  for (const { lineId, quantity, unsent } of asked.given) {
    await db
      .update(orderLines)
      .set({
        refunded: sql`${orderLines.refunded} + ${quantity}`,
        unsent: sql`${orderLines.unsent} + ${unsent}`,
      })
      .where(eq(orderLines.id, lineId))
  }
  await moveOn(desk, order, { refund, cancels: asked.cancels, isLast: isLast(lines, refund) }, by)
  if (asked.restock) await restock(db, order.id, lines, refund)
  if (asked.cancels) await releaseVoucher(db, order)
  if (asked.withdrawalId !== null) await settleWithdrawal(db, asked.withdrawalId)
  await credit(desk, order, refund, refundId)
  await jobs.enqueue(db, 'refund', { refund_id: refundId })
  const reader = { user_id: order.userId }
  if (asked.cancels) await queueLetter(desk, { letter: 'order-cancelled', ...reader, order_id: order.id })
  else await queueLetter(desk, { letter: 'order-refunded', ...reader, refund_id: refundId })
  return refundId
}

/** What an order's lines and delivery were paid with, as far as it has not gone back. */
export function paidOf(order: OrderRow, lines: readonly LineRow[]) {
  const { delivery, deliveryVat, deliveryRefunded } = order
  return {
    lines: lines.map(({ id, quantity, refunded, total, vat }) => ({ id, quantity, refunded, total, vat })),
    delivery: { total: delivery, vat: deliveryVat, isRefunded: deliveryRefunded > 0 },
  }
}

async function capturedPayment(db: Database, orderId: number) {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
  return payment ?? refuse('order-in-other-state')
}

type Written = { refund: Refund; paymentId: number; asked: RefundAsked }

async function write({ db, now }: RefundDesk, order: OrderRow, { refund, paymentId, asked }: Written) {
  const { amount, vat, delivery, deliveryVat, lines } = refund
  const [row] = await db
    .insert(refunds)
    .values({
      ...{ paymentId, orderId: order.id, kind: 'order', amount, vat, delivery, deliveryVat },
      ...{ reason: asked.reason, withdrawalId: asked.withdrawalId, createdAt: now },
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

async function moveOn(desk: RefundDesk, order: OrderRow, { refund, cancels, isLast }: Step, by: By) {
  const refunded = order.refunded + refund.amount
  const deliveryRefunded = order.deliveryRefunded + refund.delivery
  const to: OrderState = cancels ? 'cancelled' : isLast ? 'refunded' : 'partially_refunded'
  const set = {
    refunded,
    deliveryRefunded,
    ...(cancels && ({ ending: by.by === 'admin' ? 'by-admin' : 'by-client' } as const)),
  }
  if (to !== order.state) return moveOrder(desk, order, to, by, set)
  await desk.db.update(orders).set(set).where(eq(orders.id, order.id))
}

async function restock(db: Database, orderId: number, lines: readonly LineRow[], refund: Refund) {
  const packs = refund.lines.map(({ lineId, quantity }) => ({
    variantId: lines.find(({ id }) => id === lineId)!.variantId,
    quantity,
  }))
  await giveBackStock(db, orderId, packs)
  for (const { lineId, quantity } of refund.lines) {
    await db
      .update(orderLines)
      .set({ restocked: sql`${orderLines.restocked} + ${quantity}` })
      .where(eq(orderLines.id, lineId))
  }
}

/** It is over when all that it asked for has been paid back for it. */
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

/** The whole order has one rate: that of its destination. */
async function credit(desk: RefundDesk, order: OrderRow, { amount, vat }: Refund, refundId: number) {
  const percent = order.taxes[0]?.percent ?? 0
  await issueInvoice(desk, desk.region, {
    ...{ kind: 'credit_note', orderId: order.id, refundId, total: amount, vat },
    taxes: [{ percent, gross: amount, net: amount - vat, vat }],
  })
}
