import type { Direction, OrderField, ProductDetail, ProductPage } from '#contract/catalogue.ts'
import { availabilityIds, saleId } from '#contract/catalogue.ts'
import type { ListQuery } from '#contract/catalogue-query.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import { type FilterGroup, filterGroups, hasFilters, noFilters } from '#domain/catalogue/filters.ts'
import { limitsOf, withoutLimit } from '#domain/catalogue/limits.ts'
import type { Language } from '#domain/languages.ts'
import type { UseInProtocols } from '../companions.ts'
import { cardOf } from './cards.ts'
import type { Catalogue } from './catalogue.ts'
import { allowedBy, type BitSet, type Counts, countOptions, matching, productsWith } from './facets.ts'
import { rangesOf, withinLimits } from './limits.ts'
import {
  type FixedNames,
  type OfferedTrees,
  offeredTrees,
  optionTrees,
  writtenFilters,
  writtenOptions,
} from './options.ts'
import { detailOf, type View } from './present.ts'
import { relatedTo } from './related.ts'
import { sameActiveAs } from './same-active.ts'
import { prepareSortOrder, type Sorting } from './sort-orders.ts'
import type { Vocabulary } from './vocabulary.ts'

export const RELATED_SHOWN = 6

export type Listing = FilterChoice &
  Pick<ListQuery, 'page' | 'limit'> & { orderBy: OrderField; order: Direction }

/** A `ProductPage` as JSON. */
export async function listProducts(catalogue: Catalogue, listing: Listing, view: View): Promise<string> {
  const sorting = await prepareSortOrder(catalogue.sortOrders, catalogue.entries, {
    ...view,
    field: listing.orderBy,
  })
  const chosen = chosenAmong(catalogue.vocabulary, listing)
  const within = withinLimits(catalogue, catalogue.facets.all, chosen, view)
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
export function listFilters(catalogue: Catalogue, choice: FilterChoice, view: View, naming: Naming): string {
  const chosen = chosenAmong(catalogue.vocabulary, choice)
  const { all } = catalogue.facets
  if (!hasFilters(chosen)) {
    const ranges = rangesOfAll(catalogue, view)
    return filtersCounted(catalogue, countsOfAll(catalogue), ranges, view.language, naming)
  }
  const allowed = allowedBy(catalogue.facets, chosen)
  const counts = countOptions(catalogue.facets, allowed, withinLimits(catalogue, all, chosen, view))
  const ranges = rangesOf(catalogue, { products: all, allowed, choice: chosen }, view)
  return filtersCounted(catalogue, counts, JSON.stringify(ranges), view.language, naming)
}

/** `Filters` as JSON, with these counts and `Ranges` as JSON. */
export function filtersCounted(
  catalogue: Catalogue,
  counts: Counts,
  ranges: string,
  language: Language,
  naming: Naming,
): string {
  const written = writtenFilters(treesIn(catalogue, language, naming), counts)
  return `${written.slice(0, -1)},"ranges":${ranges}}`
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
  const { trees } = queryCacheOf(catalogue)
  const known = trees.get(language)
  if (known) return known
  const { facets, vocabulary } = catalogue
  const offered = offeredTrees(facets, optionTrees(vocabulary, language, naming(language)))
  trees.set(language, offered)
  return offered
}

function countsOfAll(catalogue: Catalogue): Counts {
  const kept = queryCacheOf(catalogue)
  kept.counts ??= countOptions(catalogue.facets, new Map())
  return kept.counts
}

/** Those with prices shared with a single person are not cached. */
function rangesOfAll(catalogue: Catalogue, view: View): string {
  const { ranges } = queryCacheOf(catalogue)
  const key = `${view.language} ${view.practitionerPrices}`
  const known = view.sharedProducts ? undefined : ranges.get(key)
  if (known) return known
  const products = catalogue.facets.all
  const written = JSON.stringify(
    rangesOf(catalogue, { products, allowed: new Map(), choice: noFilters }, view),
  )
  if (!view.sharedProducts) ranges.set(key, written)
  return written
}

type QueryCache = {
  version: number
  trees: Map<Language, OfferedTrees>
  /** `Ranges` as JSON. */
  ranges: Map<string, string>
  counts?: Counts
}
const queryCaches = new WeakMap<Catalogue, QueryCache>()

/** Values that stay the same until a product changes. */
function queryCacheOf(catalogue: Catalogue): QueryCache {
  const known = queryCaches.get(catalogue)
  if (known?.version === catalogue.version) return known
  const fresh: QueryCache = { version: catalogue.version, trees: new Map(), ranges: new Map() }
  queryCaches.set(catalogue, fresh)
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
  const isSold = choice.ingredient === undefined || vocabulary.ingredients.has(choice.ingredient)
  const limits = isSold ? limitsOf(choice) : withoutLimit(choice, 'ingredient')
  return { ...(Object.fromEntries(groups) as FilterChoice), ...limits }
}

export function findProduct(
  catalogue: Catalogue,
  slug: string,
  { companions, protocolCounts }: UseInProtocols,
  view: View,
): ProductDetail | undefined {
  const entry = catalogue.entries[catalogue.slotOfSlug.get(slug) ?? -1]
  return (
    entry &&
    detailOf(catalogue, entry, view, {
      related: relatedTo(catalogue, entry, companions, RELATED_SHOWN),
      sameActive: sameActiveAs(catalogue, entry, view),
      protocolCount: protocolCounts.get(entry.id) ?? null,
    })
  )
}
