import { newestAfter } from '#domain/catalogue/sale.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'

type Kept = { version: number; afterMs: number }
const kept = new WeakMap<Catalogue, Kept>()

/** Whether a product may be called new: it is, and few others are newer. */
export function isAmongNewest(catalogue: Catalogue, entry: Entry): boolean {
  return entry.isNew && entry.createdMs > afterMsOf(catalogue)
}

function afterMsOf(catalogue: Catalogue): number {
  const { version, entries } = catalogue
  const known = kept.get(catalogue)
  if (known?.version === version) return known.afterMs
  const afterMs = newestAfter(entries.flatMap((entry) => (entry ? [entry.createdMs] : [])))
  kept.set(catalogue, { version, afterMs })
  return afterMs
}
