import type { AdminOrder, NewShipment } from '#contract/admin-orders.ts'
import type { OrderItem } from '#contract/orders.ts'
import { type LinePacks, packsToShip } from '#domain/orders/packs.ts'
import { type BatchPart, batchParts, type ChosenBatches, usableBatches, withBatches } from './batch-choice.ts'

export type ParcelDraft = { packed: Packs; chosen: ChosenBatches; carrier: string; number: string }

type ParcelItem = LinePacks & { id: number }
type ParcelLine = ParcelItem & Pick<OrderItem, 'product_variant_id'>
type ParcelOrder = Pick<AdminOrder, 'usable_batches'> & { items: readonly ParcelLine[] }
/** The packs in the parcel, by line; lines left out are absent. */
type Packs = Readonly<Record<number, number>>

/** Everything unsent. */
export function wholeParcel(items: readonly ParcelItem[]): Packs {
  return Object.fromEntries(
    items.filter((item) => packsToShip(item) > 0).map((item) => [item.id, packsToShip(item)]),
  )
}

/** The packs in the parcel that are still unsent. */
export function parcelItems(items: readonly ParcelItem[], packed: Packs): NewShipment['items'] {
  return items
    .map((item) => ({
      order_line_id: item.id,
      quantity: packsIn(packed, item),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** The number of lines in the parcel and in total, and whether anything remains for another parcel. */
export function parcelSize(items: readonly ParcelItem[], packed: Packs) {
  const sent = parcelItems(items, packed)
  const packsOf = (counts: readonly { quantity: number }[]) =>
    counts.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = items.map((item) => ({ quantity: packsToShip(item) })).filter(({ quantity }) => quantity > 0)
  return { lines: sent.length, of: left.length, isWhole: packsOf(sent) === packsOf(left) }
}

/** The packs of a line in the parcel. */
export function packsIn(packed: Packs, item: ParcelItem): number {
  return Math.min(packed[item.id] ?? 0, packsToShip(item))
}

/** The batches of a line in the parcel, chosen or suggested. Undefined for a product without batches. `today`: a date. */
export function partsIn(
  order: ParcelOrder,
  { packed, chosen }: Pick<ParcelDraft, 'packed' | 'chosen'>,
  { item, today }: { item: ParcelLine; today: string },
): BatchPart[] | undefined {
  const batches = usableBatches(order, item)
  if (batches.length === 0) return undefined
  return batchParts(batches, { packs: packsIn(packed, item), chosen: chosen[item.id], today })
}

/**
 * What the button sends. `sent`: the same parcel, whose answer is missing; the order and the batches that are suggested
 * for it may have changed meanwhile, because it was booked.
 */
export function parcelToSend(
  order: ParcelOrder,
  draft: ParcelDraft,
  { sent, today }: { sent: NewShipment | undefined; today: string },
): NewShipment {
  if (sent) return sent
  const { carrier, number } = draft
  const items = withBatches(parcelItems(order.items, draft.packed), (id) =>
    partsIn(order, draft, { item: order.items.find((item) => item.id === id)!, today }),
  )
  return { items, carrier, tracking_number: number.trim() }
}
