import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type Batch, type BatchPacks, maySendBatch } from '#domain/catalogue/stock/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { type BatchRow, lockBatches } from './lock-batches.ts'
import { stockBatches } from './tables.ts'

type SentPacks = BatchPacks & { variantId: number }

/** Takes packs that leave the warehouse out of their batches, all or none. `today`: the shop's date. */
export async function sendFromBatches(
  tx: Database,
  packs: readonly SentPacks[],
  today: string,
): Promise<void> {
  const batches = await lockBatches(
    tx,
    packs.map(({ batchId }) => batchId),
  )
  for (const { batchId, variantId, quantity } of packs) {
    const batch = batches.get(batchId)
    if (batch?.variantId !== variantId) return refuse('not-found')
    if (!maySendBatch(asBatch(batch), today)) return refuse('batch-unusable')
    if (quantity > batch.remaining) return refuse('batch-too-small')
    batch.remaining -= quantity
    await tx
      .update(stockBatches)
      .set({ remaining: sql`${stockBatches.remaining} - ${quantity}` })
      .where(eq(stockBatches.id, batchId))
  }
}

/** The batches of variants, those that expire first at the beginning. */
export async function findBatches(
  db: Database,
  variantIds: readonly number[],
): Promise<Map<number, BatchRow[]>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(stockBatches)
    .where(inArray(stockBatches.variantId, [...variantIds]))
    .orderBy(asc(stockBatches.bestBefore), asc(stockBatches.id))
  return Map.groupBy(rows, ({ variantId }) => variantId)
}

export function asBatch({ id, bestBefore, remaining, blockedAt }: BatchRow): Batch {
  return { id, bestBefore, remaining, isBlocked: blockedAt !== null }
}
