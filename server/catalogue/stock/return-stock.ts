import { eq, sql } from 'drizzle-orm'
import type { EventHandler } from '#server/platform/events.ts'
import { moveStock } from './move-stock.ts'
import { stockBatches } from './tables.ts'
import { lockVariants, type Packs, putBackStock } from './take-stock.ts'
import { withholdPacks } from './withhold-packs.ts'

/** `batchId`: the one they were sent from, if it is known. */
type ReturnedPacks = Packs & { batchId: number | null }
type EndedOrder = { order: { id: number }; packs: readonly Packs[] }
type RefundedOrder = { order: { id: number }; packs: readonly ReturnedPacks[]; cancels: boolean }

/** The packs of an order that ended unpaid can be sold to others, unless they may no longer be sold at all. */
export const releaseStock: EventHandler<EndedOrder> = async (ctx, { order, packs }) => {
  await putBackStock(ctx.db, order.id, packs)
  await withholdPacks(ctx, variantIdsOf(packs))
}

/** Refunded packs that can be sold again, in the batches they were sent from. */
export const returnStock: EventHandler<RefundedOrder> = async (ctx, { order, packs, cancels }) => {
  const { db } = ctx
  await lockVariants(db, packs)
  const reason = cancels ? 'cancellation' : 'return'
  const loose = packs.filter(({ batchId }) => batchId === null)
  await moveStock(db, { reason, order: order.id }, changesOf(loose))
  const known = packs.flatMap(({ batchId, ...own }) => (batchId === null ? [] : [{ ...own, batchId }]))
  for (const own of known) {
    await moveStock(db, { reason, order: order.id, batch: own.batchId }, changesOf([own]))
    await db
      .update(stockBatches)
      .set({ remaining: sql`${stockBatches.remaining} + ${own.quantity}` })
      .where(eq(stockBatches.id, own.batchId))
  }
  await withholdPacks(ctx, variantIdsOf(packs))
}

function variantIdsOf(packs: readonly Packs[]): number[] {
  return packs.map(({ variantId }) => variantId)
}

function changesOf(packs: readonly Packs[]) {
  return packs.map(({ variantId, quantity }) => ({ variantId, change: quantity }))
}
