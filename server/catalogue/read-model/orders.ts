import type { OrderField } from '#contract/catalogue.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import type { Entry } from './entry.ts'
import { reordered, sortInTurns } from './order.ts'
import { nameIn } from './vocabulary.ts'

type Entries = readonly (Entry | undefined)[]
type CompareEntries = (a: Entry, b: Entry) => number
type Sorting = { compare: CompareEntries; order: Uint32Array }
type PendingSort = { touched: Set<number>; order: Promise<void> }

/** Every sort order of a listing, ascending. Each is created on first use, and kept. */
export type Orders = { done: Map<string, Sorting>; underway: Map<string, PendingSort> }

export function emptyOrders(): Orders {
  return { done: new Map(), underway: new Map() }
}

/** Resolves once the order exists; `orderBy` then has it, including changes made meanwhile. */
export async function prepareOrder(orders: Orders, entries: Entries, field: OrderField, language: Language) {
  const key = keyOf(field, language)
  if (orders.done.has(key)) return
  await (orders.underway.get(key) ?? sort(orders, entries, key, comparison(field, language))).order
}

export function orderBy(orders: Orders, field: OrderField, language: Language): Uint32Array {
  return orders.done.get(keyOf(field, language))?.order ?? new Uint32Array()
}

function keyOf(field: OrderField, language: Language): string {
  return field === 'name' ? `name ${language}` : field
}

function sort(orders: Orders, entries: Entries, key: string, compare: CompareEntries): PendingSort {
  const touched = new Set<number>()
  // A copy, since products may change while a long sort yields; those are moved at its end.
  const frozen = [...entries]
  const order = sortInTurns(slotsIn(frozen), bySlot(frozen, compare))
    .then((sorted) => {
      const settled = reordered(sorted, touched, presentOf(entries, touched), bySlot(entries, compare))
      orders.done.set(key, { compare, order: settled })
    })
    .finally(() => orders.underway.delete(key))
  const underway = { touched, order }
  orders.underway.set(key, underway)
  return underway
}

/** Updates the position of changed, new and removed products in every order. */
export function reorder(orders: Orders, entries: Entries, changed: ReadonlySet<number>): void {
  const present = presentOf(entries, changed)
  for (const sorting of orders.done.values()) {
    sorting.order = reordered(sorting.order, changed, present, bySlot(entries, sorting.compare))
  }
  for (const { touched } of orders.underway.values()) for (const slot of changed) touched.add(slot)
}

function comparison(field: OrderField, language: Language): CompareEntries {
  switch (field) {
    case 'id':
      return (a, b) => a.id - b.id
    case 'price':
      return (a, b) => shownPrice(a) - shownPrice(b) || a.id - b.id
    case 'created_at':
      return (a, b) => a.createdMs - b.createdMs || a.id - b.id
    case 'updated_at':
      return (a, b) => a.updatedMs - b.updatedMs || a.id - b.id
    case 'name': {
      const collator = new Intl.Collator(languageTag(language), { numeric: true })
      const nameOf = (entry: Entry) => nameIn(entry.names, language) ?? entry.slug
      return (a, b) => collator.compare(nameOf(a), nameOf(b)) || a.id - b.id
    }
  }
}

/** A price hidden from visitors must not be revealed by its position, or by a price limit. */
export function shownPrice(entry: Entry): number {
  return entry.practitionerOnly ? Number.MAX_SAFE_INTEGER : entry.variants[0]!.price
}

function bySlot(entries: Entries, compare: CompareEntries) {
  return (a: number, b: number) => compare(entries[a]!, entries[b]!)
}

function slotsIn(entries: Entries): number[] {
  return entries.flatMap((entry, slot) => (entry ? [slot] : []))
}

function presentOf(entries: Entries, slots: ReadonlySet<number>): number[] {
  return [...slots].filter((slot) => entries[slot] !== undefined)
}
