import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import type { EventHandler } from '#server/platform/events.ts'
import { lockBatches } from './lock-batches.ts'
import { moveStock } from './move-stock.ts'
import { stockBatches } from './tables.ts'
import { lockVariants, type Packs, putBackStock } from './take-stock.ts'

/** `batchId`: the one they were sent from, if it is known. */
type ReturnedPacks = Packs & { batchId: number | null }
type EndedOrder = { order: { id: number }; packs: readonly Packs[] }
type RefundedOrder = { order: { id: number }; packs: readonly ReturnedPacks[]; cancels: boolean }

/** The packs of an order that ended unpaid can be sold to others. */
export const releaseStock: EventHandler<EndedOrder> = ({ db }, { order, packs }) =>
  putBackStock(db, order.id, packs)

/** Refunded packs that can be sold again, in the batches they were sent from. */
export const returnStock: EventHandler<RefundedOrder> = async ({ db }, { order, packs, cancels }) => {
  await lockVariants(db, packs)
  const reason = cancels ? 'cancellation' : 'return'
  const loose = packs.filter(({ batchId }) => batchId === null)
  await moveStock(db, { reason, order: order.id }, changesOf(loose))
  const known = packs.flatMap(({ batchId, ...own }) => (batchId === null ? [] : [{ ...own, batchId }]))
  const batches = await lockBatches(
    db,
    known.map(({ batchId }) => batchId),
  )
  for (const own of known) {
    await moveStock(db, { reason, order: order.id, batch: own.batchId }, changesOf([own]))
    await putInBatch(db, own, { isBlocked: batches.get(own.batchId)!.blockedAt !== null })
  }
}

/** Packs of a blocked batch do not go on sale again. */
async function putInBatch(
  db: Database,
  { batchId, variantId, quantity }: Packs & { batchId: number },
  { isBlocked }: { isBlocked: boolean },
): Promise<void> {
  await db
    .update(stockBatches)
    .set({
      remaining: sql`${stockBatches.remaining} + ${quantity}`,
      ...(isBlocked && { withheld: sql`${stockBatches.withheld} + ${quantity}` }),
    })
    .where(eq(stockBatches.id, batchId))
  if (isBlocked) await moveStock(db, { reason: 'recall', batch: batchId }, [{ variantId, change: -quantity }])
}

function changesOf(packs: readonly Packs[]) {
  return packs.map(({ variantId, quantity }) => ({ variantId, change: quantity }))
}
