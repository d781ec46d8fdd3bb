import type { Filters, Option, Ranges } from '#contract/catalogue.ts'
import type { SearchResponse } from '#contract/search.ts'
import type { FilterParams } from '#domain/catalogue/filter-params.ts'
import { type FilterChoice, type FilterGroup, filterGroups } from '#domain/catalogue/filters.ts'
import type { Language } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import type { Words } from '../../platform/product-words.ts'
import { type Card, hitCardOf } from '../cards/cards.ts'
import { inWords } from '../facets/chip-words.ts'
import { type Chip, chipsOf, type Facet, facetsOf } from '../facets/facets.ts'

type Found = Pick<SearchResponse, 'hits' | 'filters'>
export type HitListing = { cards: Card[]; facets: Facet[]; ranges: Ranges | undefined; chips: Chip[] }

/** Search results as products and filters of the catalogue. */
export function hitListing({ hits, filters }: Found, of: FilterParams, words: Words): HitListing {
  return {
    cards: hits.map((hit) => hitCardOf(hit, words)),
    facets: hitFacets(filters, of, words.language),
    ranges: filters?.ranges,
    chips: filters ? chipsOf(filters, of.choice).map((chip) => inWords(chip, words)) : [],
  }
}

export function hitFacets(
  filters: Filters | undefined,
  { choice, all }: FilterParams,
  language: Language,
): Facet[] {
  if (!filters) return []
  const formatCount = (count: number) => formatNumber(count, language)
  return facetsOf(withFoundFirst(filters, choice), { choice, all, formatCount })
}

/** Trees in which a search matches few branches: the others would clutter the list. */
const large: readonly FilterGroup[] = ['categories', 'health_goals', 'brands']

/** The most frequent options first; in large groups, options without products only if chosen. */
export function withFoundFirst(filters: Filters, choice: FilterChoice): Filters {
  const sorted = { ...filters }
  for (const group of filterGroups) {
    const isShown = ({ id, count }: Option) =>
      count > 0 || !large.includes(group) || choice[group].includes(id)
    sorted[group] = sort(filters[group], isShown)
  }
  return sorted
}

function sort(options: readonly Option[], isShown: (option: Option) => boolean): Option[] {
  return options
    .filter(isShown)
    .sort((a, b) => b.count - a.count)
    .map((option) => (option.children ? { ...option, children: sort(option.children, isShown) } : option))
}
