import type { Counted, Formatted, SearchResponse } from '#contract/search.ts'
import { type FilterChoice, type FilterGroup, isDemanding } from '#domain/catalogue/filters.ts'
import { availabilityIds } from '#domain/catalogue/listing.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import type { SearchInput } from '../../search-products.ts'
import { cardOf } from '../cards.ts'
import type { Catalogue } from '../catalogue.ts'
import { count } from '../column.ts'
import { type BitSet, type Counts, countIn, productsWith } from '../facets.ts'
import { ingredientName, type View } from '../present.ts'
import { namedIn } from '../vocabulary.ts'
import type { SearchIndex } from './indexing.ts'

/** Nobody reads more options of a group. */
const countedShown = 50

/** The result of a query: the whole set, and the hits of one page in order. */
export type SearchMatches = {
  products: BitSet
  /** The same as a list. */
  slots: ArrayLike<number>
  page: readonly number[]
  ingredients: Counted[]
  priceMax: Minor | undefined
  pages: SearchResponse['pages']
  didYouMean: string | null
  suggestions: SearchResponse['suggestions']
  formatted: (slot: number) => Formatted | undefined
  /** Option counts, if they were calculated; without the group's own selection if selecting more widens the result. */
  counts: Counts | undefined
  chosen: FilterChoice
  /** `Filters` as JSON. */
  filters: string | undefined
}

/** A `SearchResponse` as JSON. */
export function writeResponse(
  catalogue: Catalogue,
  found: SearchMatches,
  asked: Pick<SearchInput, 'page' | 'perPage'>,
  view: View,
): string {
  const { facets } = catalogue
  const total = found.products.size()
  const available = found.products.intersection_size(
    productsWith(facets, 'availability', availabilityIds.available),
  )
  const listed = (group: FilterGroup) => {
    const widens = found.chosen[group].length > 0 && !isDemanding(group)
    const known = widens ? undefined : found.counts?.[group]
    return countedOptions(catalogue, group, known ?? countIn(facets, group, found.slots), view)
  }
  const rest: Omit<SearchResponse, 'hits' | 'filters'> = {
    current_page: asked.page,
    per_page: asked.perPage,
    total_found: total,
    total_pages: Math.ceil(total / asked.perPage),
    available_products: available,
    unavailable_products: total - available,
    brands: listed('brands'),
    unique_categories: listed('categories'),
    unique_free_from: listed('free_from'),
    unique_ingredients: found.ingredients,
    unique_suitable_for: listed('suitable_for'),
    pages: found.pages,
    price_max: found.priceMax === undefined ? null : toMajor(found.priceMax),
    did_you_mean: found.didYouMean,
    suggestions: found.suggestions,
  }
  const hits = found.page.map((slot) => writeHit(catalogue, slot, view, found.formatted(slot)))
  const filters = found.filters ? `,"filters":${found.filters}` : ''
  return `${JSON.stringify(rest).slice(0, -1)},"hits":[${hits.join()}]${filters}}`
}

/** A `Hit` as JSON. */
export function writeHit(
  catalogue: Catalogue,
  slot: number,
  view: View,
  formatted: Formatted | undefined,
): string {
  const card = cardOf(catalogue, catalogue.entries[slot]!, view)
  return formatted ? `${card.slice(0, -1)},"formatted":${JSON.stringify(formatted)}}` : card
}

/** Most frequent first. For categories only the deepest: a parent of another result says less. */
function countedOptions(
  { facets, vocabulary }: Catalogue,
  group: FilterGroup,
  counts: Uint32Array,
  { language }: View,
): Counted[] {
  const { brands, terms } = namedIn(vocabulary, language)
  const counted: Counted[] = []
  const above = new Set<number>()
  for (const [id, number] of facets.groups[group].numbers) {
    const count = counts[number]!
    const named = group === 'brands' ? brands.get(id) : terms.get(id)
    if (count === 0 || !named) continue
    counted.push({ ...named, count })
    for (const term of vocabulary.paths.get(id) ?? []) if (term.id !== id) above.add(term.id)
  }
  const shown = group === 'brands' ? counted : counted.filter(({ id }) => !above.has(id))
  return commonest(shown)
}

function commonest(counted: Counted[]): Counted[] {
  return counted.sort((a, b) => b.count - a.count || a.id - b.id).slice(0, countedShown)
}

/** How many of the products have each ingredient, most frequent first. */
export function countIngredients(
  { vocabulary }: Catalogue,
  { topics }: SearchIndex,
  slots: ArrayLike<number>,
  { language }: View,
): Counted[] {
  const counts = new Uint32Array(topics.topics.length)
  count(topics.ingredients, slots, counts)
  const counted: Counted[] = []
  for (const [id, number] of topics.ingredientNumbers) {
    if (counts[number] === 0) continue
    const slug = vocabulary.ingredientSlugs.get(id) ?? ''
    counted.push({ id, slug, name: ingredientName(vocabulary, id, language) ?? slug, count: counts[number]! })
  }
  return commonest(counted)
}
