import { eq } from 'drizzle-orm'
import { mayBecome } from '#domain/orders/states.ts'
import type { Database } from '#server/platform/database.ts'
import { handledOf } from '../queries/admin-order.ts'
import { findWholeOrder } from '../queries/order-parts.ts'
import { orders } from '../tables.ts'
import { type By, moveOrder } from './move-order.ts'

/**
 * Notes of a held order that its last packs have arrived: every parcel has, and nothing is left to be sent. From then on
 * the time for a withdrawal runs.
 */
export async function finishDelivery(
  desk: { db: Database; now: Date },
  orderId: number,
  by: By,
): Promise<void> {
  const whole = await findWholeOrder(desk.db, eq(orders.id, orderId))
  if (!whole || whole.order.deliveredAt) return
  const { order, shipments } = whole
  const arrivals = shipments.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? [])
  const isAllHere = arrivals.length > 0 && arrivals.length === shipments.length
  if (!isAllHere || handledOf(whole).left > 0) return
  const deliveredAt = new Date(Math.max(...arrivals))
  if (mayBecome(order.state, 'delivered')) return moveOrder(desk, order, 'delivered', by, { deliveredAt })
  await desk.db.update(orders).set({ deliveredAt }).where(eq(orders.id, order.id))
}
