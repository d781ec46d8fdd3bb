import { and, inArray, isNull } from 'drizzle-orm'
import type { EventHandler } from '#server/platform/events.ts'
import { baskets } from './tables.ts'

/** An order with something from a basket was paid. */
export const markBasketsOrdered: EventHandler<{ basketIds: readonly number[] }> = async (
  { db, now },
  { basketIds },
) => {
  if (basketIds.length === 0) return
  await db
    .update(baskets)
    .set({ orderedAt: now })
    .where(and(inArray(baskets.id, [...basketIds]), isNull(baskets.orderedAt)))
}
