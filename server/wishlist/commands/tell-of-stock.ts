import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { ProductSource } from '#server/catalogue/queries/products-of-variants.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import { transact } from '#server/platform/transact.ts'
import { isAvailable } from '../queries/availability.ts'
import { stockRequests } from '../tables.ts'

export type StockWorld = { db: Database; jobs: Jobs; products: ProductSource }
type Batch = { last: number; told: number } | undefined

const batchSize = 100

/** Leaves a letter for each who waits for what can be had again, once. Answers how many. */
export async function tellOfStock(world: StockWorld, now: Date): Promise<number> {
  let told = 0
  for (let batch = await tellSome(world, 0, now); batch; batch = await tellSome(world, batch.last, now))
    told += batch.told
  return told
}

/** Processes that look at the same moment each take what the other leaves. */
function tellSome({ db, jobs, products }: StockWorld, after: number, now: Date): Promise<Batch> {
  return transact(db, async (tx) => {
    const waiting = await tx
      .select({
        id: stockRequests.id,
        userId: stockRequests.userId,
        variantId: stockRequests.variantId,
      })
      .from(stockRequests)
      .innerJoin(variants, and(eq(variants.id, stockRequests.variantId), gt(variants.stock, 0)))
      .where(and(isNull(stockRequests.toldAt), gt(stockRequests.id, after)))
      .orderBy(asc(stockRequests.id))
      .limit(batchSize)
      .for('update', { of: stockRequests, skipLocked: true })
    const last = waiting.at(-1)
    if (!last) return undefined
    const ready = waiting.filter(({ variantId }) => isAvailable(products, variantId))
    for (const { id, userId } of ready)
      await queueLetter({ db: tx, jobs }, { letter: 'back-in-stock', user_id: userId, request_id: id })
    if (ready.length > 0) await markTold(tx, ready, now)
    return { last: last.id, told: ready.length }
  })
}

async function markTold(tx: Database, ready: readonly { id: number }[], now: Date): Promise<void> {
  const ids = ready.map(({ id }) => id)
  await tx.update(stockRequests).set({ toldAt: now }).where(inArray(stockRequests.id, ids))
}
