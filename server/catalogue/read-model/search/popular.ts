import type { Catalogue } from '../catalogue.ts'
import type { View } from '../present.ts'
import { prepareSortOrder } from '../sort-orders.ts'
import { formattedOf } from './formatted.ts'
import { writeHit } from './respond.ts'

const noMatches = { words: new Set<string>(), ingredientIds: new Set<number>() }

/** Each is a `Hit` as JSON; products that are no longer sold are left out. */
export function hitsOf(
  catalogue: Catalogue,
  productIds: readonly number[],
  view: View,
  formatted: boolean,
): string[] {
  return productIds.flatMap((id) => {
    const slot = catalogue.slotOfId.get(id) ?? -1
    const entry = catalogue.entries[slot]
    if (!entry) return []
    const pieces = formatted ? formattedOf(catalogue, entry, view, noMatches) : undefined
    return [writeHit(catalogue, slot, view, pieces)]
  })
}

export async function newestProducts({ sortOrders, entries }: Catalogue, limit: number): Promise<number[]> {
  const by = { field: 'created_at', language: 'en', practitionerPrices: false } as const
  const { order } = await prepareSortOrder(sortOrders, entries, by)
  return Array.from(order.slice(-limit).reverse(), (slot) => entries[slot]!.id)
}
