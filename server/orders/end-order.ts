import { and, asc, eq } from 'drizzle-orm'
import type { Ending } from '#domain/orders/settlement.ts'
import { lockCart } from '#server/cart/lock-cart.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isPending } from './anonymous.ts'
import { type ChangedBy, changeOrderState, type OrderRow } from './change-order-state.ts'
import { orderEnded } from './events.ts'
import { queueCancellation } from './payments/queue-cancellation.ts'
import { orderLines, orders } from './tables.ts'

/** Ends a locked, unpaid order, so that nothing of it is lost and its buyer can try again. */
export async function endUnpaidOrder(
  ctx: Pick<Ctx, 'db' | 'events' | 'now'>,
  order: OrderRow,
  { state, ending }: { state: 'cancelled' | 'expired'; ending: Ending },
  by: ChangedBy,
): Promise<void> {
  const { db, events } = ctx
  // The cart is locked before the packs, as when an order is placed.
  if (order.userId !== null) await lockCart(db, order.userId)
  await changeOrderState(ctx, order, state, by, { ending })
  const packs = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  await events.publish(ctx, orderEnded, { order, packs, voucherId: order.voucherId })
}

/** Ends the unpaid orders of a locked person. Their account is being deleted, so no email is sent. */
export async function endOrdersOf(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  { userId }: { userId: number },
): Promise<void> {
  // Already locked, except for one that was placed just before its client was locked.
  const pending = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isPending))
    .orderBy(asc(orders.id))
    .for('update')
  for (const order of pending) {
    const ending = { state: 'cancelled', ending: 'by-client' } as const
    await endUnpaidOrder(ctx, order, ending, { by: 'client', userId })
    await queueCancellation(ctx, order.id)
  }
}
