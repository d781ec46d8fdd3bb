import type { OrderField } from '#contract/catalogue.ts'
import { pricedOrders } from '#domain/catalogue/listing.ts'
import { unitPriceOf } from '#domain/catalogue/prices.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { costPerDay } from './cost-per-day.ts'
import type { Entry } from './entry.ts'
import { reordered, sortInSlices } from './sort-slots.ts'
import { nameIn } from './vocabulary.ts'

type Entries = readonly (Entry | undefined)[]
type CompareEntries = (a: Entry, b: Entry) => number
/** `hasValue`: products without one come last in both directions. */
type Rule = { compare: CompareEntries; hasValue: (entry: Entry) => boolean }
/** Ascending; the first `valued` products have a value to sort by. */
export type Sorting = { rule: Rule; order: Uint32Array; valued: number }
type PendingSort = { touched: Set<number>; sorting: Promise<Sorting> }

/** How many packs of a product were sold lately, by product id. */
export type Sales = ReadonlyMap<number, number>

/** What a list is sorted by, and for whom. */
type SortBy = { field: OrderField; language: Language; practitionerPrices: boolean }

/** Every sort order of a listing, ascending. Each is created on first use, and kept. */
export type SortOrders = {
  done: Map<string, Sorting>
  underway: Map<string, PendingSort>
  sales: Sales
  /** Increases with every new count of sales. */
  salesVersion: number
}

export function emptySortOrders(): SortOrders {
  return { done: new Map(), underway: new Map(), sales: new Map(), salesVersion: 0 }
}

/** The order, which follows changes of products as long as it is current. */
export async function prepareSortOrder(
  sortOrders: SortOrders,
  entries: Entries,
  by: SortBy,
): Promise<Sorting> {
  const key = keyOf(sortOrders, by)
  return (
    sortOrders.done.get(key) ??
    (sortOrders.underway.get(key) ?? sort(sortOrders, entries, key, ruleOf(sortOrders, by))).sorting
  )
}

/** Takes over new counts; the order by sales is created anew when it is next asked for. */
export function replaceSales(sortOrders: SortOrders, sales: Sales): void {
  sortOrders.sales = sales
  sortOrders.salesVersion += 1
  for (const key of sortOrders.done.keys()) if (key.startsWith('sales ')) sortOrders.done.delete(key)
}

function keyOf({ salesVersion }: SortOrders, { field, language, practitionerPrices }: SortBy): string {
  if (field === 'name') return `name ${language}`
  if (field === 'sales') return `sales ${salesVersion}`
  return practitionerPrices && pricedOrders.includes(field) ? `${field} of practitioners` : field
}

function sort(sortOrders: SortOrders, entries: Entries, key: string, rule: Rule): PendingSort {
  const touched = new Set<number>()
  // A copy, since products may change while a long sort yields; those are moved at its end.
  const frozen = [...entries]
  const sorting = sortInSlices(slotsIn(frozen), bySlot(frozen, rule.compare))
    .then((sorted) => {
      const order = reordered(sorted, touched, presentOf(entries, touched), bySlot(entries, rule.compare))
      const settled = { rule, order, valued: countValued(entries, order, rule) }
      sortOrders.done.set(key, settled)
      return settled
    })
    .finally(() => sortOrders.underway.delete(key))
  const underway = { touched, sorting }
  sortOrders.underway.set(key, underway)
  return underway
}

/** Updates the position of changed, new and removed products in every order. */
export function updateSortOrders(
  sortOrders: SortOrders,
  entries: Entries,
  changed: ReadonlySet<number>,
): void {
  const present = presentOf(entries, changed)
  for (const sorting of sortOrders.done.values()) {
    const { rule, order } = sorting
    sorting.order = reordered(order, changed, present, bySlot(entries, rule.compare))
    sorting.valued = countValued(entries, sorting.order, rule)
  }
  for (const { touched } of sortOrders.underway.values()) for (const slot of changed) touched.add(slot)
}

function ruleOf({ sales }: SortOrders, { field, language, practitionerPrices }: SortBy): Rule {
  // A price hidden from visitors must not be revealed by its position.
  const isPriced = (entry: Entry) => practitionerPrices || !entry.practitionerOnly
  const ofPrice = (read: (entry: Entry) => number | null) =>
    byValue((entry) => (isPriced(entry) ? read(entry) : null))
  switch (field) {
    case 'id':
      return byValue(({ id }) => id)
    case 'price':
      return ofPrice(({ variants }) => variants[0]!.price)
    case 'unit_price':
      return ofPrice(({ variants: [first] }) => unitPriceOf(first!.price, first!.content)?.amount ?? null)
    case 'per_day':
      return ofPrice((entry) => costPerDay(entry, entry.variants[0]!))
    case 'sales':
      return byValue(({ id }) => sales.get(id) ?? 0)
    case 'created_at':
      return byValue(({ createdMs }) => createdMs)
    case 'updated_at':
      return byValue(({ updatedMs }) => updatedMs)
    case 'name': {
      const collator = new Intl.Collator(languageTag(language), { numeric: true })
      const nameOf = (entry: Entry) => nameIn(entry.names, language) ?? entry.slug
      return {
        compare: (a, b) => collator.compare(nameOf(a), nameOf(b)) || a.id - b.id,
        hasValue: () => true,
      }
    }
  }
}

function byValue(read: (entry: Entry) => number | null): Rule {
  return {
    hasValue: (entry) => read(entry) !== null,
    compare: (a, b) => {
      const [one, other] = [read(a), read(b)]
      if (one !== null && other !== null) return one - other || a.id - b.id
      return Number(one === null) - Number(other === null) || b.id - a.id
    },
  }
}

function countValued(entries: Entries, order: Uint32Array, { hasValue }: Rule): number {
  let valued = order.length
  while (valued > 0 && !hasValue(entries[order[valued - 1]!]!)) valued -= 1
  return valued
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
