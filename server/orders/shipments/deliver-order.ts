import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { byAdmin, lockAnyOrder, recordOrderAction } from '../audited-action.ts'
import { shipments } from '../tables.ts'
import { finishDelivery } from './finish-delivery.ts'

/** A parcel has arrived, or (without an id) all that are on their way. */
export function deliverOrder(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  orderId: number,
  shipmentId?: number,
): Promise<void> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const order = await lockAnyOrder(db, orderId)
    const arrived = await db
      .update(shipments)
      .set({ deliveredAt: ctx.now })
      .where(
        and(
          eq(shipments.orderId, orderId),
          isNull(shipments.deliveredAt),
          shipmentId === undefined ? undefined : eq(shipments.id, shipmentId),
        ),
      )
      .returning({ id: shipments.id })
    if (arrived.length === 0) return refuse('order-in-other-state')
    await finishDelivery(txCtx, orderId, byAdmin(ctx))
    await recordOrderAction(txCtx, order, 'order-delivered', { parcels: arrived.length })
  })
}
