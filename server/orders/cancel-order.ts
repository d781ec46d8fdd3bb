import { eq } from 'drizzle-orm'
import { mayCancel } from '#domain/orders/withdrawal.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { byAdmin, lockAnyOrder, recordOrderAction } from './audited-action.ts'
import type { ChangedBy, OrderRow } from './change-order-state.ts'
import { endUnpaidOrder } from './end-order.ts'
import { queueCancellation } from './payments/queue-cancellation.ts'
import { refundOrder } from './refunds/refund-order.ts'
import { orderLines } from './tables.ts'

type Cancelling = Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>

/** By an admin, which is recorded. Needs a transaction. */
export async function cancelAnyOrder(
  ctx: Cancelling & Pick<Ctx<SignedIn>, 'actor'>,
  id: number,
): Promise<void> {
  const order = await lockAnyOrder(ctx.db, id)
  await cancelOrder(ctx, order, byAdmin(ctx))
  await recordOrderAction(ctx, order, 'order-cancelled')
}

/** By its buyer; a guest has no `userId`. `unpaidOnly` if they only want to change it. */
export async function cancelOwnOrder(
  ctx: Cancelling,
  order: OrderRow,
  { userId, unpaidOnly }: { userId: number | null; unpaidOnly: boolean },
): Promise<void> {
  if (unpaidOnly && order.state !== 'pending_payment') return refuse('order-in-other-state')
  await cancelOrder(ctx, order, { by: 'client', userId })
}

/** Cancels a locked order before it is packed: either it is never charged, or refunded completely. */
export async function cancelOrder(ctx: Cancelling, order: OrderRow, by: ChangedBy): Promise<void> {
  if (!mayCancel(order.state)) return refuse('order-not-cancellable')
  if (order.state === 'pending_payment') return cancelUnpaid(ctx, order, by)
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  await refundOrder(
    ctx,
    order,
    {
      given: lines.map(({ id, quantity }) => ({ lineId: id, quantity, unsent: quantity })),
      reason: 'order-cancelled',
      restock: true,
      withdrawalId: null,
      cancels: true,
    },
    by,
  )
}

async function cancelUnpaid(ctx: Cancelling, order: OrderRow, by: ChangedBy): Promise<void> {
  const ending = by.by === 'admin' ? 'by-admin' : 'by-client'
  await endUnpaidOrder(ctx, order, { state: 'cancelled', ending }, by)
  await queueCancellation(ctx, order.id)
  // Anybody can order with a stranger's address, and cancel at once: that must not fill the stranger's mailbox.
  if (order.userId === null && by.by === 'client') return
  await queueEmail(ctx, { template: 'order-cancelled', user_id: order.userId, order_id: order.id })
}
