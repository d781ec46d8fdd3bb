import type { Catalogue } from './catalogue.ts'
import { assetPath } from './present.ts'

type SaleStates = { version: number; soldOut: ReadonlySet<number>; onSale: ReadonlySet<number> }
const kept = new WeakMap<Catalogue, SaleStates>()

/** Counted once for each version of the catalogue. */
export function saleStates(catalogue: Catalogue): SaleStates {
  const known = kept.get(catalogue)
  if (known?.version === catalogue.version) return known
  const [soldOut, onSale] = [new Set<number>(), new Set<number>()]
  for (const entry of catalogue.entries) {
    if (!entry) continue
    if (!entry.available) soldOut.add(entry.id)
    if (entry.sale) onSale.add(entry.id)
  }
  const fresh = { version: catalogue.version, soldOut, onSale }
  kept.set(catalogue, fresh)
  return fresh
}

/** Path of a published product's small picture. */
export function thumbOf({ entries, slotOfId, vocabulary }: Catalogue, productId: number): string | null {
  const entry = entries[slotOfId.get(productId) ?? -1]
  const [first] = entry?.assets ?? []
  return entry && first ? assetPath(vocabulary, entry, first, 125) : null
}
