import type { Direction, ListQuery, OrderField, ProductDetail, ProductPage } from '#contract/catalogue.ts'
import { availabilityIds, saleId } from '#contract/catalogue.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import { type FilterGroup, filterGroups, hasFilters, noFilters } from '#domain/catalogue/filters.ts'
import type { Language } from '#domain/languages.ts'
import type { Minor } from '#domain/money.ts'
import type { Companions } from '../companions.ts'
import { cardOf } from './cards.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import {
  allowedBy,
  type BitSet,
  type Counts,
  countOptions,
  matching,
  productsWith,
  TypedFastBitSet,
} from './facets.ts'
import {
  type FixedNames,
  type OfferedTrees,
  offeredTrees,
  optionTrees,
  writtenFilters,
  writtenOptions,
} from './options.ts'
import { prepareOrder, type Sorting } from './orders.ts'
import { detailOf, type View } from './present.ts'
import { relatedTo } from './related.ts'
import type { Vocabulary } from './vocabulary.ts'

export const RELATED_SHOWN = 6

export type Listing = FilterChoice &
  Pick<ListQuery, 'page' | 'limit'> & { orderBy: OrderField; order: Direction }

/** A `ProductPage` as JSON. */
export async function listProducts(catalogue: Catalogue, listing: Listing, view: View): Promise<string> {
  const sorting = await prepareOrder(catalogue.orders, catalogue.entries, { ...view, field: listing.orderBy })
  const chosen = chosenAmong(catalogue.vocabulary, listing)
  const within = affordable(catalogue, catalogue.facets.all, chosen.price_max)
  const found = matching(catalogue.facets, allowedBy(catalogue.facets, chosen), { within })
  const total = found.size()
  const available = found.intersection_size(
    productsWith(catalogue.facets, 'availability', availabilityIds.available),
  )
  const { page, limit } = listing
  const skipped = (page - 1) * limit
  const slots = skipped < total ? pageOf(sorting, found, listing.order, skipped, limit) : []
  const totals: Omit<ProductPage, 'data'> = {
    total_results: total,
    total_pages: Math.ceil(total / limit),
    current_page: page,
    limit,
    available_products: available,
    unavailable_products: total - available,
  }
  const cards = slots.map((slot) => cardOf(catalogue, catalogue.entries[slot]!, view))
  return `{"data":[${cards.join()}],${JSON.stringify(totals).slice(1)}`
}

/** A price hidden from visitors must not be revealed by a limit. */
function shownPrice(entry: Entry): number {
  return entry.practitionerOnly ? Number.MAX_SAFE_INTEGER : entry.variants[0]!.price
}

/** The products that cost at most this much; without a limit the same set. */
export function affordable({ entries }: Catalogue, products: BitSet, priceMax: Minor | undefined): BitSet {
  if (priceMax === undefined) return products
  return new TypedFastBitSet(products.array().filter((slot) => shownPrice(entries[slot]!) <= priceMax))
}

/** The slots on one page of the result, in this order. */
export function pageOf(
  { order, valued }: Sorting,
  found: BitSet,
  direction: Direction,
  skip: number,
  limit: number,
): number[] {
  const slots: number[] = []
  let left = skip
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[direction === 'asc' || at >= valued ? at : valued - 1 - at]!
    if (!found.has(slot)) continue
    if (left > 0) left -= 1
    else if (slots.push(slot) === limit) break
  }
  return slots
}

export type Naming = (language: Language) => FixedNames

/** `Filters` as JSON. */
export function listFilters(
  catalogue: Catalogue,
  choice: FilterChoice,
  language: Language,
  naming: Naming,
): string {
  const chosen = chosenAmong(catalogue.vocabulary, choice)
  const counts = hasFilters(chosen) ? countsOf(catalogue, chosen) : countsOfAll(catalogue)
  return filtersCounted(catalogue, counts, language, naming)
}

/** `Filters` as JSON, with these counts. */
export function filtersCounted(
  catalogue: Catalogue,
  counts: Counts,
  language: Language,
  naming: Naming,
): string {
  return writtenFilters(treesIn(catalogue, language, naming), counts)
}

/** An `OptionList` of one group as JSON. */
export function listOptions(
  catalogue: Catalogue,
  group: FilterGroup,
  language: Language,
  naming: Naming,
): string {
  const options = treesIn(catalogue, language, naming)[group]
  return `{"data":${writtenOptions(options, countsOfAll(catalogue)[group])}}`
}

function treesIn(catalogue: Catalogue, language: Language, naming: Naming): OfferedTrees {
  const { trees } = keptOf(catalogue)
  const known = trees.get(language)
  if (known) return known
  const { facets, vocabulary } = catalogue
  const offered = offeredTrees(facets, optionTrees(vocabulary, language, naming(language)))
  trees.set(language, offered)
  return offered
}

function countsOfAll(catalogue: Catalogue): Counts {
  const kept = keptOf(catalogue)
  kept.counts ??= countsOf(catalogue, noFilters)
  return kept.counts
}

function countsOf(catalogue: Catalogue, choice: FilterChoice): Counts {
  const { facets } = catalogue
  return countOptions(facets, allowedBy(facets, choice), affordable(catalogue, facets.all, choice.price_max))
}

type QueryCache = { version: number; trees: Map<Language, OfferedTrees>; counts?: Counts }
const keptByCatalogue = new WeakMap<Catalogue, QueryCache>()

/** Values that stay the same until a product changes. */
function keptOf(catalogue: Catalogue): QueryCache {
  const known = keptByCatalogue.get(catalogue)
  if (known?.version === catalogue.version) return known
  const fresh: QueryCache = { version: catalogue.version, trees: new Map() }
  keptByCatalogue.set(catalogue, fresh)
  return fresh
}

/** Unknown option ids are ignored; an option without products finds nothing. */
export function chosenAmong(vocabulary: Vocabulary, choice: FilterChoice): FilterChoice {
  const isKnown = (group: FilterGroup, id: number) => {
    if (group === 'brands') return vocabulary.brands.has(id)
    if (group === 'availability')
      return id === availabilityIds.available || id === availabilityIds.unavailable
    if (group === 'zero_waste') return id === saleId
    return vocabulary.terms.get(id)?.group === group
  }
  const groups = filterGroups.map((group) => [group, choice[group].filter((id) => isKnown(group, id))])
  return { ...(Object.fromEntries(groups) as FilterChoice), price_max: choice.price_max }
}

export function findProduct(
  catalogue: Catalogue,
  slug: string,
  companions: Companions,
  view: View,
): ProductDetail | undefined {
  const entry = catalogue.entries[catalogue.slotOfSlug.get(slug) ?? -1]
  return entry && detailOf(catalogue, entry, relatedTo(catalogue, entry, companions, RELATED_SHOWN), view)
}
