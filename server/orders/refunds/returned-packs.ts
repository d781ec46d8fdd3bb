import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { stockBatches, stockMovements } from '#server/catalogue/stock/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { shippedBatches } from '../batches/tables.ts'

type Line = { id: number; variantId: number }
/** `unsent`: of the packs, those that never left. */
type ReturnedPacks = { lineId: number; quantity: number; unsent: number }
type Packs = { variantId: number; quantity: number; batchId: number | null }

/**
 * Refunded packs, by the batch they were sent from. If a line was sent from several, a blocked batch is assumed first,
 * so that nothing of it is sold again by mistake.
 */
export async function returnedPacks(
  db: Database,
  orderId: number,
  { lines, given }: { lines: readonly Line[]; given: readonly ReturnedPacks[] },
): Promise<Packs[]> {
  const sent = await sentOf(
    db,
    orderId,
    given.map(({ lineId }) => lineId),
  )
  return given.flatMap(({ lineId, quantity, unsent }) => {
    const { variantId } = lines.find(({ id }) => id === lineId)!
    let left = quantity - unsent
    const known: Packs[] = []
    for (const batch of sent.filter((each) => each.lineId === lineId)) {
      const packs = Math.min(left, batch.packs)
      if (packs > 0) known.push({ variantId, quantity: packs, batchId: batch.batchId })
      left -= packs
    }
    const loose = left + unsent
    return loose > 0 ? [...known, { variantId, quantity: loose, batchId: null }] : known
  })
}

/** What was sent of each batch and has not come back. A variant is in an order once, so its returns are the line's. */
async function sentOf(db: Database, orderId: number, lineIds: readonly number[]) {
  const back = sql`(SELECT coalesce(sum(${stockMovements.change}), 0) FROM ${stockMovements}
    WHERE ${stockMovements.orderId} = ${orderId} AND ${stockMovements.batchId} = ${shippedBatches.batchId})`
  return db
    .select({
      lineId: shippedBatches.orderLineId,
      batchId: shippedBatches.batchId,
      packs: sql<number>`sum(${shippedBatches.quantity}) - ${back}`.mapWith(Number),
    })
    .from(shippedBatches)
    .innerJoin(stockBatches, eq(stockBatches.id, shippedBatches.batchId))
    .where(and(inArray(shippedBatches.orderLineId, [...lineIds])))
    .groupBy(shippedBatches.orderLineId, shippedBatches.batchId, stockBatches.blockedAt)
    .orderBy(sql`${stockBatches.blockedAt} IS NULL`, asc(shippedBatches.batchId))
}
