import type { NewShipment } from '#contract/admin-orders.ts'
import { type LinePacks, packsToShip } from '#domain/orders/packs.ts'

export type ParcelItem = LinePacks & { id: number }
/** Packs that are taken, by line; a line that stays is not in it. */
export type Packs = Readonly<Record<number, number>>

/** Everything that has not left yet. */
export function wholeParcel(items: readonly ParcelItem[]): Packs {
  return Object.fromEntries(
    items.filter((item) => packsToShip(item) > 0).map((item) => [item.id, packsToShip(item)]),
  )
}

/** What is packed, as far as it is still there to be sent. */
export function parcelItems(items: readonly ParcelItem[], packed: Packs): NewShipment['items'] {
  return items
    .map((item) => ({
      order_line_id: item.id,
      quantity: Math.min(packed[item.id] ?? 0, packsToShip(item)),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Lines that are packed, of those that are to be sent, and whether anything is left for another parcel. */
export function parcelSize(items: readonly ParcelItem[], packed: Packs) {
  const sent = parcelItems(items, packed)
  const packsOf = (counts: readonly { quantity: number }[]) =>
    counts.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = items.map((item) => ({ quantity: packsToShip(item) })).filter(({ quantity }) => quantity > 0)
  return { lines: sent.length, of: left.length, isWhole: packsOf(sent) === packsOf(left) }
}
