import { type BatchPacks, suggestBatches } from '#domain/catalogue/stock/batches.ts'
import { lockBatches } from '#server/catalogue/stock/lock-batches.ts'
import { asBatch, findBatches, sendFromBatches } from '#server/catalogue/stock/send-from-batches.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import type { Ctx } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { shippedBatches } from './tables.ts'

/** `chosen`: by the admin; undefined leaves the choice to the shop. */
type Packed = {
  lineId: number
  variantId: number
  quantity: number
  chosen: readonly BatchPacks[] | undefined
}

/** Takes the packs of a new parcel out of their batches, and records which. */
export async function chooseBatches(
  { db, region, now }: Pick<Ctx, 'db' | 'now' | 'region'>,
  shipmentId: number,
  packed: readonly Packed[],
): Promise<void> {
  const date = shopDate(region, now)
  const found = await findBatches(
    db,
    packed.map(({ variantId }) => variantId),
  )
  // Locked before anything is suggested, so that two parcels never share the last pack of a batch.
  const locked = await lockBatches(
    db,
    [...found.values()].flat().map(({ id }) => id),
  )
  const taken = packed.flatMap(({ lineId, variantId, quantity, chosen }) => {
    const own = [...locked.values()].filter((batch) => batch.variantId === variantId).map(asBatch)
    const packs = chosen ? merged(chosen) : suggestBatches(own, quantity, date)
    if (packs.reduce((sum, each) => sum + each.quantity, 0) > quantity) return refuse('nothing-left')
    return packs.map((each) => ({ ...each, lineId, variantId }))
  })
  if (taken.length === 0) return
  await sendFromBatches(db, taken, date)
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
