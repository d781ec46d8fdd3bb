import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { orderLines } from '../tables.ts'
import { shippedBatches } from './tables.ts'

/** Packs of a line that were sent from a batch, in one parcel or several. */
export type LineBatch = { id: number; number: string; bestBefore: string; quantity: number }

/** By line. Packs sent without a batch are in none. */
export async function findSentBatches(db: Database, condition: SQL): Promise<Map<number, LineBatch[]>> {
  const rows = await db
    .select({
      lineId: shippedBatches.orderLineId,
      id: stockBatches.id,
      number: stockBatches.number,
      bestBefore: stockBatches.bestBefore,
      quantity: sql<number>`sum(${shippedBatches.quantity})`.mapWith(Number),
    })
    .from(shippedBatches)
    .innerJoin(stockBatches, eq(stockBatches.id, shippedBatches.batchId))
    .innerJoin(orderLines, eq(orderLines.id, shippedBatches.orderLineId))
    .where(condition)
    .groupBy(shippedBatches.orderLineId, stockBatches.id)
    .orderBy(asc(shippedBatches.orderLineId), asc(stockBatches.id))
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId)
  return new Map([...byLine].map(([id, own]) => [id, own.map(({ lineId: _, ...batch }) => batch)]))
}
