import { eq } from 'drizzle-orm'
import { mayBecome } from '#domain/orders/states.ts'
import type { Database } from '#server/platform/database.ts'
import { type ChangedBy, changeOrderState } from '../change-order-state.ts'
import { findWholeOrder, handledOf } from '../find-orders.ts'
import { orders } from '../tables.ts'

/**
 * Records that the last packs of a locked order have arrived: all parcels have, and nothing is left to send. The
 * withdrawal period begins.
 */
export async function finishDelivery(
  ctx: { db: Database; now: Date },
  orderId: number,
  by: ChangedBy,
): Promise<void> {
  const whole = await findWholeOrder(ctx.db, eq(orders.id, orderId))
  if (!whole || whole.order.deliveredAt) return
  const { order, shipments } = whole
  const arrivals = shipments.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? [])
  const isAllHere = arrivals.length > 0 && arrivals.length === shipments.length
  if (!isAllHere || handledOf(whole).left > 0) return
  const deliveredAt = new Date(Math.max(...arrivals))
  if (mayBecome(order.state, 'delivered'))
    return changeOrderState(ctx, order, 'delivered', by, { deliveredAt })
  await ctx.db.update(orders).set({ deliveredAt }).where(eq(orders.id, order.id))
}
