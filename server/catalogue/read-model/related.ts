import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { productsWith } from './facets.ts'
import { categoryPath } from './placement.ts'

/** A shop has thousands in a category; the kinship of this many is looked at. */
const candidatesMaximum = 100

/** Others of the nearest category, those with most in common first; wider categories fill the row up. */
export function relatedTo(catalogue: Catalogue, entry: Entry, limit: number): Entry[] {
  const found = new Set<Entry>()
  const termIds = new Set(entry.termIds)
  for (const category of categoryPath(catalogue.vocabulary, entry).toReversed()) {
    const candidates: { other: Entry; kinship: number }[] = []
    for (const slot of productsWith(catalogue.facets, 'categories', category.id)) {
      const other = catalogue.entries[slot]
      if (!other || other === entry || found.has(other)) continue
      candidates.push({ other, kinship: kinship(entry, termIds, other) })
      if (candidates.length === candidatesMaximum) break
    }
    candidates.sort((a, b) => b.kinship - a.kinship || b.other.id - a.other.id)
    for (const { other } of candidates.slice(0, limit - found.size)) found.add(other)
    if (found.size >= limit) break
  }
  return [...found]
}

function kinship(entry: Entry, termIds: ReadonlySet<number>, other: Entry): number {
  let shared = 0
  for (const id of other.termIds) if (termIds.has(id)) shared += 1
  return shared + (other.available ? 4 : 0) + (other.brandId === entry.brandId ? 0 : 1)
}
