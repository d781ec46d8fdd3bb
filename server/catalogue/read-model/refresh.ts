import { isDeepStrictEqual } from 'node:util'
import type { Currency } from '#domain/money.ts'
import type { Sql } from '#server/platform/database.ts'
import { type Catalogue, emptyCatalogue, putEntry, removeEntry, replaceVocabulary } from './catalogue.ts'
import { type Entry, entryOf } from './entry.ts'
import { type ProductRow, readByIds, readSlice } from './rows.ts'
import { reindex } from './search/search-index.ts'
import { updateSortOrders } from './sort-orders.ts'
import { readVocabulary } from './vocabulary.ts'
import { yieldRegularly } from './yield-regularly.ts'

export type Source = { sql: Sql; currency: Currency; clock: () => Date; signal: AbortSignal }

const sliceSize = 500
/** Of products that change at once. Requests wait while one is taken over. */
const refreshSize = 50

/** Loads everything from SQL in slices, so that requests are answered meanwhile. */
export async function loadCatalogue({ sql, currency, clock, signal }: Source): Promise<Catalogue> {
  const catalogue = emptyCatalogue(await readVocabulary(sql))
  const pause = yieldRegularly()
  let next = readSlice(sql, currency, 0, sliceSize)
  for (let rows = await next; rows.length > 0; rows = await next) {
    signal.throwIfAborted()
    next = readSlice(sql, currency, rows.at(-1)!.id, sliceSize)
    for (const row of rows) {
      apply(catalogue, row, clock())
      await pause()
    }
  }
  return catalogue
}

/** Splits the changed products into those whose appearance changed, and those with only another number in stock. */
export type Outcome = { shown: number[]; unshown: number[] }

/** Reloads the products slice by slice, and reports each slice at once, since the next may fail. */
export async function* refreshProducts(
  catalogue: Catalogue,
  ids: readonly number[],
  source: Source,
): AsyncGenerator<Outcome> {
  for (let start = 0; start < ids.length; start += refreshSize) {
    const slice = ids.slice(start, start + refreshSize)
    const rows = new Map((await readByIds(source.sql, source.currency, slice)).map((row) => [row.id, row]))
    if ([...rows.values()].some((row) => refersToUnknown(catalogue, row))) {
      catalogue.vocabulary = await readVocabulary(source.sql)
    }
    const outcome: Outcome = { shown: [], unshown: [] }
    const touched = new Set<number>()
    for (const id of slice) {
      const changed = replace(catalogue, id, rows.get(id), source.clock())
      for (const slot of changed) touched.add(slot)
      if (changed.length > 0) outcome.shown.push(id)
      else if (catalogue.slotOfId.has(id)) outcome.unshown.push(id)
    }
    updateSortOrders(catalogue.sortOrders, catalogue.entries, touched)
    reindex(catalogue, touched)
    yield outcome
  }
}

export async function refreshVocabulary(catalogue: Catalogue, { sql }: Source): Promise<void> {
  await replaceVocabulary(catalogue, await readVocabulary(sql))
}

/** Products that have changed merely because time passed. */
export function productsChangedByTime(catalogue: Catalogue, now: Date): number[] {
  const turned: number[] = []
  for (const [id, ms] of catalogue.nextChangeAt) if (ms <= now.getTime()) turned.push(id)
  return turned
}

function apply(catalogue: Catalogue, row: ProductRow, now: Date): void {
  const entry = entryAt(catalogue, row, now)
  if (entry) putEntry(catalogue, entry)
}

/** The slots that changed: none if the product looks the same. */
function replace(catalogue: Catalogue, id: number, row: ProductRow | undefined, now: Date): number[] {
  const former = catalogue.slotOfId.get(id)
  catalogue.nextChangeAt.delete(id)
  const entry = row && entryAt(catalogue, row, now)
  if (entry && former !== undefined && isDeepStrictEqual(catalogue.entries[former], entry)) return []
  const freed = removeEntry(catalogue, id)
  const slots = freed === undefined ? [] : [freed]
  if (entry) slots.push(putEntry(catalogue, entry))
  return slots
}

function entryAt(catalogue: Catalogue, row: ProductRow, now: Date): Entry | undefined {
  const { entry, nextChangeAt } = entryOf(row, catalogue.vocabulary, now)
  if (nextChangeAt) catalogue.nextChangeAt.set(row.id, nextChangeAt.getTime())
  return entry
}

/** Whether a product has a brand or term that is newer than the vocabulary. */
export function refersToUnknown({ vocabulary }: Catalogue, row: ProductRow): boolean {
  return !vocabulary.brands.has(row.brandId) || row.termIds.some((id) => !vocabulary.terms.has(id))
}
