import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { CountWaiting } from '#server/catalogue/stock/write-off-packs.ts'
import { orderLines, orders } from '../tables.ts'

/** Packs that orders have taken out of the stock of a locked variant, and that are in no parcel yet. */
export const countWaiting: CountWaiting = async (db, variantId) => {
  const { quantity, shipped, unsent } = orderLines
  const [row] = await db
    .select({
      packs: sql<number>`coalesce(sum(${quantity} - ${shipped} - ${unsent}), 0)`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.variantId, variantId),
        // The condition of the index `order_lines_waiting`, without which every line ever sold is read.
        sql`${shipped} + ${unsent} < ${quantity}`,
        notInArray(orders.state, ['cancelled', 'expired']),
      ),
    )
  return row!.packs
}
