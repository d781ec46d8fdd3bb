import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewRefund } from '#contract/admin-orders.ts'
import { isPaid } from '#domain/orders/states.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { finishDelivery } from '../commands/finish-delivery.ts'
import { refundOrder } from '../payments/refund-order.ts'
import { refunds } from '../payments/tables.ts'
import { orders, withdrawals } from '../tables.ts'
import { type AdminCtx, byAdmin, holdAnyOrder, recordDeed } from './deed.ts'

type Asked = z.output<typeof NewRefund>

/** Pays back any packs of a paid order. In the caller's transaction. */
export async function refundLines(ctx: AdminCtx, orderId: number, asked: Asked): Promise<void> {
  const { db } = ctx
  const order = await holdAnyOrder(db, orderId)
  if (!isPaid(order.state)) return refuse('order-in-other-state')
  const { reason, restock, withdrawal_id: withdrawalId = null } = asked
  const given = asked.items.map(({ order_line_id: lineId, quantity }) => ({ lineId, quantity }))
  const by = byAdmin(ctx)
  const refundId = await refundOrder(ctx, order, { given, reason, restock, withdrawalId, cancels: false }, by)
  await finishDelivery(ctx, orderId, by)
  await closeWithdrawals(db, orderId)
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
  await recordDeed(ctx, order, 'order-refunded', { amount: refund!.amount / 100, currency: order.currency })
}

/** Of an order that is paid back whole nothing is asked back any more. */
async function closeWithdrawals(db: Database, orderId: number): Promise<void> {
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId))
  if (order?.state !== 'refunded') return
  await db
    .update(withdrawals)
    .set({ state: 'refunded' })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'asked')))
}
