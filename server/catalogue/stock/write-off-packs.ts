import { and, asc, eq, sql } from 'drizzle-orm'
import type { BatchPacks } from '#domain/catalogue/stock/batches.ts'
import { missingPacks } from '#domain/catalogue/stock/withholding.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { moveStock } from './move-stock.ts'
import { shopDate } from './shop-date.ts'
import { stockBatches } from './tables.ts'
import { hasPacksToWithhold } from './withhold-packs.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    countWaiting: CountWaiting
  }
}

/**
 * Packs of a locked variant that orders have taken out of the stock and that have not been sent; supplied, since orders
 * come after the catalogue.
 */
export type CountWaiting = (db: Database, variantId: number) => Promise<number>

type Searched = { variantId: number; stock: number; batchId: number | undefined }

/**
 * Packs of batches that may not be sold of which it is certain that they left without their batch being named: in a
 * correction, or refunded unsent and not returned to stock. They are looked for in `batchId` first.
 */
export async function findMissing(
  { countWaiting, db, now, region }: Pick<Ctx, 'countWaiting' | 'db' | 'now' | 'region'>,
  { variantId, stock, batchId }: Searched,
): Promise<BatchPacks[]> {
  const batches = await db
    .select()
    .from(stockBatches)
    .where(and(eq(stockBatches.variantId, variantId), hasPacksToWithhold(shopDate(region, now))))
    .orderBy(asc(stockBatches.id))
    .for('update')
  if (batches.length === 0) return []
  const waiting = await countWaiting(db, variantId)
  const isFirst = ({ id }: { id: number }) => id === batchId
  const inOrder = [...batches.filter(isFirst), ...batches.filter((batch) => !isFirst(batch))]
  return missingPacks(inOrder, { stock, waiting })
}

/** Takes missing packs out of their batches, so that no others are withheld in place of them. */
export async function writeOff(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  variantId: number,
  missing: readonly BatchPacks[],
): Promise<void> {
  const { actor, db } = ctx
  for (const { batchId, quantity } of missing) {
    await db
      .update(stockBatches)
      .set({ remaining: sql`${stockBatches.remaining} - ${quantity}` })
      .where(eq(stockBatches.id, batchId))
    await bringBack(ctx, variantId, quantity)
    await moveStock(db, { reason: 'correction', admin: actor.id, batch: batchId }, [
      { variantId, change: -quantity },
    ])
  }
}

/** Of missing packs: they had left the stock without a batch, and can now leave it with theirs. */
export async function bringBack(
  { actor, db }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  variantId: number,
  packs: number,
): Promise<void> {
  if (packs > 0)
    await moveStock(db, { reason: 'correction', admin: actor.id }, [{ variantId, change: packs }])
}
