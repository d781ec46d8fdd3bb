import { type BatchPacks, suggestBatches } from '#domain/catalogue/stock/batches.ts'
import { packsWithoutBatch } from '#domain/catalogue/stock/withholding.ts'
import { lockBatches } from '#server/catalogue/stock/lock-batches.ts'
import { asBatch, findBatches, sendFromBatches } from '#server/catalogue/stock/send-from-batches.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import { lockVariants } from '#server/catalogue/stock/take-stock.ts'
import type { Ctx } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { countWaiting } from './count-waiting.ts'
import { shippedBatches } from './tables.ts'

/** `chosen`: by the admin; undefined leaves the choice to the shop. */
type Packed = {
  lineId: number
  variantId: number
  quantity: number
  chosen: readonly BatchPacks[] | undefined
}

/**
 * Takes the packs of a new parcel out of their batches, and records which. Only packs that were received without a batch
 * are sent without one.
 */
export async function chooseBatches(
  { db, region, now }: Pick<Ctx, 'db' | 'now' | 'region'>,
  shipmentId: number,
  packed: readonly Packed[],
): Promise<void> {
  const date = shopDate(region, now)
  const stocks = await lockVariants(db, packed)
  const found = await findBatches(
    db,
    packed.map(({ variantId }) => variantId),
  )
  // Locked before anything is suggested, so that two parcels never share the last pack of a batch.
  const locked = await lockBatches(
    db,
    [...found.values()].flat().map(({ id }) => id),
  )
  const parts = packed.map(({ lineId, variantId, quantity, chosen }) => {
    const own = [...locked.values()].filter((batch) => batch.variantId === variantId)
    const packs = chosen ? merged(chosen) : suggestBatches(own.map(asBatch), quantity, date)
    const loose = packs.reduce((left, each) => left - each.quantity, quantity)
    if (loose < 0) return refuse('nothing-left')
    return { lineId, variantId, quantity, own, packs, loose }
  })
  const taken = parts.flatMap(({ lineId, variantId, packs }) =>
    packs.map((each) => ({ ...each, lineId, variantId })),
  )
  await sendFromBatches(db, taken, date)
  for (const { variantId, quantity, own, loose } of parts) {
    if (loose === 0 || own.length === 0) continue
    const stock = stocks.get(variantId) ?? 0
    const waiting = (await countWaiting(db, variantId)) + quantity
    if (loose > packsWithoutBatch({ stock, waiting }, own)) return refuse('batch-missing')
  }
  if (taken.length === 0) return
  await db
    .insert(shippedBatches)
    .values(
      taken.map(({ lineId, batchId, quantity }) => ({ shipmentId, orderLineId: lineId, batchId, quantity })),
    )
}

/** The same batch named twice is one. */
function merged(chosen: readonly BatchPacks[]): BatchPacks[] {
  const packs = new Map<number, number>()
  for (const { batchId, quantity } of chosen) packs.set(batchId, (packs.get(batchId) ?? 0) + quantity)
  return [...packs].map(([batchId, quantity]) => ({ batchId, quantity }))
}
