import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { StockReason } from '#domain/catalogue/stock/reasons.ts'
import { packsToWithhold } from '#domain/catalogue/stock/withholding.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { transact } from '#server/platform/transact.ts'
import { variants } from '../tables.ts'
import type { BatchRow } from './lock-batches.ts'
import { moveStock } from './move-stock.ts'
import { shopDate } from './shop-date.ts'
import { stockBatches } from './tables.ts'
import { lockVariants } from './take-stock.ts'

type Withholding = Pick<Ctx, 'db' | 'now' | 'region'>

export const isBlocked = isNotNull(stockBatches.blockedAt)
/** The rule of `batchStanding` in SQL; `date`: the shop's. */
export const isExpired = (date: string) =>
  and(isNull(stockBatches.blockedAt), lt(stockBatches.bestBefore, date))
export const isUnusable = (date: string) => or(isBlocked, isExpired(date))
export const hasPacksToWithhold = (date: string) =>
  and(gt(stockBatches.remaining, stockBatches.withheld), isUnusable(date))

/**
 * Takes what is left of blocked and expired batches out of the stock of locked variants, as far as it is there. Call it
 * whenever packs came into the stock. Returns how many it took.
 */
export async function withholdPacks(
  { db, now, region }: Withholding,
  variantIds: readonly number[],
): Promise<number> {
  if (variantIds.length === 0) return 0
  const batches = await db
    .select()
    .from(stockBatches)
    .where(and(inArray(stockBatches.variantId, [...variantIds]), hasPacksToWithhold(shopDate(region, now))))
    .orderBy(asc(stockBatches.id))
    .for('update')
  const stocks = await lockVariants(db, batches)
  let taken = 0
  for (const [variantId, own] of Map.groupBy(batches, (batch) => batch.variantId))
    for (const { batchId, quantity } of packsToWithhold(own, stocks.get(variantId) ?? 0)) {
      const batch = own.find(({ id }) => id === batchId)!
      await db
        .update(stockBatches)
        .set({ withheld: batch.withheld + quantity })
        .where(eq(stockBatches.id, batchId))
      await moveStock(db, { reason: withholdingReason(batch), batch: batchId }, [
        { variantId, change: -quantity },
      ])
      taken += quantity
    }
  return taken
}

export function withholdingReason({ blockedAt }: Pick<BatchRow, 'blockedAt'>): StockReason {
  return blockedAt === null ? 'past-best-before' : 'recall'
}

/** Every few minutes, and soon after the start: batches expire at midnight, and imports set the stock. */
const schedule = { what: 'withholding expired packs', pauseMs: 5 * 60_000, firstMs: 10_000 }

/** Any number of processes may do it at once. */
export function openWithholdingTimer(deps: Pick<Deps, 'clock' | 'db' | 'log' | 'region'>): Interval {
  return startInterval(schedule, deps.log, async (end) => {
    const withheld = await withholdAllPacks({ ...deps, now: deps.clock() }, end)
    if (withheld.length > 0)
      deps.log.info({ withheld }, 'Packs of expired or blocked batches were taken out of stock')
  })
}

type WithheldPacks = { variantId: number; packs: number }

/** Of all variants. Returns what it took out of the stock of each. */
export async function withholdAllPacks(
  { db, now, region }: Withholding,
  end?: AbortSignal,
): Promise<WithheldPacks[]> {
  const withheld: WithheldPacks[] = []
  for (const variantId of await findToWithhold({ db, now, region })) {
    if (end?.aborted) break
    const packs = await transact(db, async (tx) => {
      await lockVariants(tx, [{ variantId }])
      return withholdPacks({ db: tx, now, region }, [variantId])
    })
    if (packs > 0) withheld.push({ variantId, packs })
  }
  return withheld
}

/** Of products whose variants are locked. */
export async function withholdPacksOf(ctx: Withholding, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await withholdPacks(ctx, await findToWithhold(ctx, inArray(variants.productId, [...productIds])))
}

/** The variants that have packs in stock of batches that may not be sold. */
async function findToWithhold({ db, now, region }: Withholding, condition?: SQL): Promise<number[]> {
  const rows = await db
    .selectDistinct({ variantId: stockBatches.variantId })
    .from(stockBatches)
    .innerJoin(variants, eq(variants.id, stockBatches.variantId))
    .where(and(gt(variants.stock, 0), hasPacksToWithhold(shopDate(region, now)), condition))
  return rows.map(({ variantId }) => variantId)
}
