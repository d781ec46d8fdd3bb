import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { StockChange } from '#contract/stock.ts'
import { isPossibleChange, stockMaximum } from '#domain/catalogue/stock/reasons.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { variants } from '../tables.ts'
import { type BatchRow, lockBatches } from './lock-batches.ts'
import { moveStock } from './move-stock.ts'
import { stockBatches } from './tables.ts'
import { lockVariants } from './take-stock.ts'

type Change = z.output<typeof StockChange>
type Changing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/**
 * Changes a variant's stock by a difference, so that packs sold at the same time are not lost. In the caller's
 * transaction.
 */
export async function changeStock(ctx: Changing, variantId: number, asked: Change): Promise<void> {
  const { db, actor } = ctx
  const { reason, difference, note } = asked
  const stock = (await lockVariants(db, [{ variantId }])).get(variantId) ?? refuse('not-found')
  if (!isPossibleChange(reason, difference) || stock + difference > stockMaximum)
    return refuse('invalid-input', { difference: ['invalid'] })
  if (stock + difference < 0) return refuse('stock-too-small')
  const batch = await batchOf(ctx, variantId, asked)
  if (asked.seen_stock !== undefined && asked.seen_stock !== (batch?.remaining ?? stock))
    return refuse('stock-changed')
  if (batch) await changeBatch(ctx, batch, difference)
  await moveStock(db, { reason, admin: actor.id, ...(batch && { batch: batch.id }), ...(note && { note }) }, [
    { variantId, change: difference },
  ])
  const [variant] = await db.select({ sku: variants.sku }).from(variants).where(eq(variants.id, variantId))
  const details = { sku: variant!.sku, variant: variantId, cause: reason, difference }
  await recordAudit(ctx, { action: 'stock-changed', subjectId: null, details })
}

/** An existing batch of this variant, or a new one for a delivery. */
async function batchOf(
  { db, now }: Changing,
  variantId: number,
  { reason, batch_id: id, new_batch: named }: Change,
): Promise<BatchRow | undefined> {
  if (id !== undefined) {
    const batch = (await lockBatches(db, [id])).get(id)
    return batch?.variantId === variantId ? batch : refuse('not-found')
  }
  if (named === undefined) return undefined
  if (reason !== 'delivery') return refuse('invalid-input', { new_batch: ['option'] })
  const { number, best_before: bestBefore } = named
  await db
    .insert(stockBatches)
    .values({ variantId, number, bestBefore, createdAt: now })
    .onConflictDoNothing()
  const [batch] = await db
    .select()
    .from(stockBatches)
    .where(and(eq(stockBatches.variantId, variantId), eq(stockBatches.number, number)))
    .for('update')
  return batch!.bestBefore === bestBefore ? batch : refuse('batch-differs')
}

/** What is withheld of a blocked batch is not in stock, so it cannot be taken out of it. */
async function changeBatch({ db }: Changing, batch: BatchRow, difference: number): Promise<void> {
  if (batch.blockedAt !== null) return refuse('batch-blocked')
  if (batch.remaining + difference < 0) return refuse('batch-too-small')
  await db
    .update(stockBatches)
    .set({ remaining: sql`${stockBatches.remaining} + ${difference}` })
    .where(eq(stockBatches.id, batch.id))
}
