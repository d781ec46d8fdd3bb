import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { StockChange } from '#contract/stock.ts'
import { isPossibleChange, stockMaximum } from '#domain/catalogue/stock/reasons.ts'
import { takenOfWithheld } from '#domain/catalogue/stock/withholding.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { variants } from '../tables.ts'
import { type BatchRow, lockBatches } from './lock-batches.ts'
import { moveStock } from './move-stock.ts'
import { stockBatches } from './tables.ts'
import { lockVariants } from './take-stock.ts'
import { withholdingReason, withholdPacks } from './withhold-packs.ts'
import { bringBack, findMissing, writeOff } from './write-off-packs.ts'

type Change = z.output<typeof StockChange>
type Changing = Pick<Ctx<SignedIn>, 'actor' | 'countWaiting' | 'db' | 'now' | 'region'>

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
  const batch = await batchOf(ctx, variantId, asked)
  const back = batch ? takenOfWithheld(batch.withheld, difference) : 0
  const { found, others } = await missingOf(ctx, { variantId, stock, batch, thrownAway: -difference - back })
  if (stock + back + found + difference < 0) return refuse('stock-too-small')
  if (asked.seen_stock !== undefined && asked.seen_stock !== (batch?.remaining ?? stock))
    return refuse('stock-changed')
  if (difference > 0) await writeOff(ctx, variantId, others)
  await bringBack(ctx, variantId, found)
  if (batch) await changeBatch(ctx, batch, { back, difference })
  await moveStock(db, { reason, admin: actor.id, ...(batch && { batch: batch.id }), ...(note && { note }) }, [
    { variantId, change: difference },
  ])
  await withholdPacks(ctx, [variantId])
  const [variant] = await db.select({ sku: variants.sku }).from(variants).where(eq(variants.id, variantId))
  const details = { sku: variant!.sku, variant: variantId, cause: reason, difference }
  await recordAudit(ctx, { action: 'stock-changed', subjectId: null, details })
}

type Searched = { variantId: number; stock: number; batch: BatchRow | undefined; thrownAway: number }

/** `found`: of the packs that are thrown away, those that were missing of their batch. `others`: missing of other ones. */
async function missingOf(ctx: Changing, { variantId, stock, batch, thrownAway }: Searched) {
  const missing = await findMissing(ctx, { variantId, stock, batchId: batch?.id })
  const own = missing.find(({ batchId }) => batchId === batch?.id)?.quantity ?? 0
  return {
    found: Math.min(own, Math.max(0, thrownAway)),
    others: missing.filter(({ batchId }) => batchId !== batch?.id),
  }
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

/** `back`: packs that are withheld of it, and come back into the stock so that they can be taken out of it. */
async function changeBatch(
  { db, actor }: Changing,
  batch: BatchRow,
  { back, difference }: { back: number; difference: number },
): Promise<void> {
  const { id, variantId } = batch
  if (batch.blockedAt !== null && difference > 0) return refuse('batch-blocked')
  if (batch.remaining + difference < 0) return refuse('batch-too-small')
  await db
    .update(stockBatches)
    .set({ remaining: batch.remaining + difference, withheld: batch.withheld - back })
    .where(eq(stockBatches.id, id))
  if (back > 0)
    await moveStock(db, { reason: withholdingReason(batch), admin: actor.id, batch: id }, [
      { variantId, change: back },
    ])
}
