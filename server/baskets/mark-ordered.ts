import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { clients } from '#server/clients/tables.ts'
import type { EventHandler } from '#server/platform/events.ts'
import { baskets } from './tables.ts'

type PaidOrder = { order: { userId: number | null }; basketIds: readonly number[] }

/**
 * An order with something from a basket was paid. Only what its client bought counts: what others buy through the link
 * leaves it open for the client.
 */
export const markBasketsOrdered: EventHandler<PaidOrder> = async (
  { db, now },
  { order: { userId }, basketIds },
) => {
  if (userId === null || basketIds.length === 0) return
  // In the order in which others lock them, to prevent deadlocks.
  const theirs = await db
    .select({ id: baskets.id })
    .from(baskets)
    .innerJoin(clients, eq(clients.id, baskets.clientId))
    .where(and(inArray(baskets.id, [...basketIds]), isNull(baskets.orderedAt), eq(clients.userId, userId)))
    .orderBy(asc(baskets.id))
    .for('no key update', { of: baskets })
  if (theirs.length === 0) return
  const ids = theirs.map(({ id }) => id)
  await db.update(baskets).set({ orderedAt: now }).where(inArray(baskets.id, ids))
}
