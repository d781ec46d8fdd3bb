import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import type { Events } from '#server/platform/events.ts'
import { type ChangedBy, changeOrderState, type OrderRow } from './change-order-state.ts'
import { orderPaid } from './events.ts'
import { orderLines } from './tables.ts'

/** Marks a locked order as paid. */
export async function markPaid(
  ctx: { db: Database; events: Events; now: Date },
  order: OrderRow,
  by: ChangedBy,
): Promise<void> {
  const [basketIds] = await Promise.all([
    findBasketsOf(ctx.db, order.id),
    changeOrderState(ctx, order, 'paid', by, { paidAt: ctx.now, ending: null }),
  ])
  await ctx.events.publish(ctx, orderPaid, { order, by, basketIds })
}

async function findBasketsOf(db: Database, orderId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orderLines.basketId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.basketId)))
  return rows.map(({ id }) => id!)
}
