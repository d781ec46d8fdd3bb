import { fold } from '#domain/search/fold.ts'
import type { Companions } from '../companions.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'

/**
 * Products that are combined with this one in protocols, most frequent first: never two with the same main ingredient.
 */
export function relatedTo(
  { entries, slotOfId }: Catalogue,
  entry: Entry,
  companions: Companions,
  limit: number,
): Entry[] {
  const main = mainIngredient(entry)
  if (main === undefined) return []
  const shown = new Map([[main, entry]])
  for (const id of companions.get(entry.id) ?? []) {
    const other = entries[slotOfId.get(id) ?? -1]
    const otherMain = other && mainIngredient(other)
    // Without a label it is unknown whether it is something else.
    if (other && otherMain !== undefined && !shown.has(otherMain)) shown.set(otherMain, other)
    if (shown.size > limit) break
  }
  return [...shown.values()].slice(1)
}

/** The first line of the label. */
export function mainIngredient({ actives: [first] }: Pick<Entry, 'actives'>): string | number | undefined {
  return first && (first[0] ?? fold(first[1]))
}
