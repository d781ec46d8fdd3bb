import type { AdminOrder, NewShipment } from '#contract/admin-orders.ts'
import type { OrderItem } from '#contract/orders.ts'
import type { StockBatch } from '#contract/stock.ts'
import { type BatchPacks, suggestBatches } from '#domain/catalogue/stock/batches.ts'

/** What the admin chose, by line; lines left out follow the suggestion. */
export type ChosenBatches = Readonly<Record<number, readonly BatchPacks[]>>
/** `batchId: null`: packs without a batch. */
export type BatchPart = { batchId: number | null; quantity: number }

type Batches = readonly StockBatch[]
type Item = Pick<OrderItem, 'id' | 'product_variant_id'>
type Order = Pick<AdminOrder, 'usable_batches'>

export function usableBatches({ usable_batches }: Order, item: Item): Batches {
  return usable_batches.find((each) => each.product_variant_id === item.product_variant_id)?.batches ?? []
}

/** The batches of a line in the parcel, and at the end its packs without one. `today`: a date. */
export function batchParts(
  batches: Batches,
  { packs, chosen, today }: { packs: number; chosen: readonly BatchPacks[] | undefined; today: string },
): BatchPart[] {
  const usable = batches.map(({ id, best_before: bestBefore, remaining, standing }) => ({
    id,
    bestBefore,
    remaining,
    isBlocked: standing === 'blocked',
  }))
  const parts = chosen ?? suggestBatches(usable, packs, today)
  const rest = packs - parts.reduce((sum, { quantity }) => sum + quantity, 0)
  return rest > 0 ? [...parts, { batchId: null, quantity: rest }] : [...parts]
}

/** Takes a part from another batch, or fewer packs of it: what is left becomes packs without a batch. */
export function withPart(
  parts: readonly BatchPart[],
  at: number,
  { batchId, quantity }: BatchPart,
  batches: Batches,
): BatchPacks[] {
  const remaining = batches.find(({ id }) => id === batchId)?.remaining ?? 0
  return parts.flatMap((part, position) => {
    const next = position === at ? { batchId, quantity: Math.min(quantity, remaining) } : part
    return next.batchId === null || next.quantity === 0 ? [] : [{ ...next, batchId: next.batchId }]
  })
}

/** The items of a parcel with what the admin saw of their batches. */
export function withBatches(
  items: NewShipment['items'],
  partsOf: (lineId: number) => readonly BatchPart[] | undefined,
): NewShipment['items'] {
  return items.map((item) => {
    const parts = partsOf(item.order_line_id)
    if (!parts) return item
    const batches = parts.flatMap(({ batchId, quantity }) =>
      batchId === null ? [] : [{ batch_id: batchId, quantity }],
    )
    return { ...item, batches }
  })
}
