import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { type BatchRow, lockBatches } from './lock-batches.ts'
import { moveStock } from './move-stock.ts'
import { labReports, stockBatches } from './tables.ts'
import { lockVariants } from './take-stock.ts'
import { withholdPacks } from './withhold-packs.ts'

type Blocking = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>

/**
 * Takes what is left of a batch out of stock, so that nobody can buy it and no parcel contains it. Packs that orders
 * wait for follow when others come into stock: these orders have to be sent from other batches. Blocking again changes
 * nothing.
 */
export function blockBatch(ctx: Blocking, id: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { batch, stock } = await lockWithVariant(db, id)
    if (batch.blockedAt !== null) return
    const packs = Math.min(batch.remaining - batch.withheld, stock)
    await db
      .update(stockBatches)
      .set({ blockedAt: ctx.now, withheld: batch.withheld + packs })
      .where(eq(stockBatches.id, id))
    await moveStock(db, causeOf(ctx, batch), [{ variantId: batch.variantId, change: -packs }])
    await showOrHideReport(db, id)
    await record({ ...ctx, db }, 'batch-blocked', batch)
  })
}

/** Puts what was withheld on sale again, unless it has expired. */
export function releaseBatch(ctx: Blocking, id: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { batch } = await lockWithVariant(db, id)
    if (batch.blockedAt === null) return
    await db.update(stockBatches).set({ blockedAt: null, withheld: 0 }).where(eq(stockBatches.id, id))
    await moveStock(db, causeOf(ctx, batch), [{ variantId: batch.variantId, change: batch.withheld }])
    await withholdPacks({ ...ctx, db }, [batch.variantId])
    await showOrHideReport(db, id)
    await record({ ...ctx, db }, 'batch-released', batch)
  })
}

/** Has the product's page made again: a blocked batch has no report there. */
async function showOrHideReport(db: Database, batchId: number): Promise<void> {
  await db.update(labReports).set({ batchId }).where(eq(labReports.batchId, batchId))
}

/** The variant first, as for every change of stock. */
async function lockWithVariant(db: Database, id: number): Promise<{ batch: BatchRow; stock: number }> {
  const [found] = await db.select().from(stockBatches).where(eq(stockBatches.id, id))
  const { variantId } = found ?? refuse('not-found')
  const stocks = await lockVariants(db, [{ variantId }])
  const batch = (await lockBatches(db, [id])).get(id) ?? refuse('not-found')
  return { batch, stock: stocks.get(variantId) ?? 0 }
}

const causeOf = ({ actor }: Blocking, { id }: BatchRow) =>
  ({ reason: 'recall', admin: actor.id, batch: id }) as const

function record(ctx: Blocking, action: 'batch-blocked' | 'batch-released', { number, variantId }: BatchRow) {
  const details = { batch: number, variant: variantId }
  return recordAudit(ctx, { action, subjectId: null, details })
}
