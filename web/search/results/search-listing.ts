import { searchPaths } from '#contract/search-paths.ts'
import { type FilterParams, filterQueryParts, readFilterParams } from '#domain/catalogue/filter-params.ts'
import { noFilters } from '#domain/catalogue/filters.ts'
import { limitMaximum, type OrderField, orderFields } from '#domain/catalogue/listing.ts'
import { type Ordered, orderQueryParts, readOrder } from '#domain/catalogue/ordering.ts'
import type { Language } from '#domain/languages.ts'
import { searchPageSize } from '#domain/search/limits.ts'
import { normaliseQuery } from '#domain/search/normalise-query.ts'
import { searchOrderMenu } from '#domain/search/order-menu.ts'

/** The parameters in the URL of the results. */
export type SearchListing = FilterParams &
  Ordered<'match' | OrderField> & {
    query: string
    perPage: number
    /** Disables spelling correction. */
    exact: boolean
  }

export const plainSearch: SearchListing = {
  query: '',
  page: 1,
  perPage: searchPageSize,
  exact: false,
  choice: noFilters,
  orderBy: 'match',
  order: 'desc',
  all: [],
}

export function readSearch(address: URLSearchParams): SearchListing {
  return {
    ...readFilterParams(address),
    ...readOrder(address, searchOrderMenu, ['match', ...orderFields]),
    query: normaliseQuery(address.get('query') ?? ''),
    perPage: readPerPage(address.get('per_page')),
    exact: address.get('exact') === '1',
  }
}

/** Query, page and size are always in the URL; the rest only if it differs from the default. */
export function writeSearch({ page, all, ...listing }: SearchListing): string {
  const parts = [keptOf(listing), `page=${page}`, ...filterQueryParts(listing.choice)]
  parts.push(...orderQueryParts(listing, searchOrderMenu))
  if (all.length > 0) parts.push(`all=${all.join(',')}`)
  return `?${parts.join('&')}`
}

/** The parameters kept when filters change. */
export function keptOf({
  query,
  perPage,
  exact,
}: Pick<SearchListing, 'query' | 'perPage' | 'exact'>): string {
  const asked = new URLSearchParams({ query, per_page: String(perPage) })
  if (exact) asked.set('exact', '1')
  return asked.toString()
}

/** The API query: the same with a language and everything that results show. */
export function searchCall(listing: SearchListing, language: Language): URLSearchParams {
  const asked = new URLSearchParams(writeSearch({ ...listing, all: [] }))
  asked.delete('order_name')
  asked.set('language_code', language)
  asked.set('formatted', '1')
  asked.set('with_filters', '1')
  return asked
}

/** Finds ingredients among the results; further parameters follow. */
export function ingredientsCall({ query, exact }: Pick<SearchListing, 'query' | 'exact'>) {
  const asked = new URLSearchParams({ query, ...(exact && { exact: '1' }) })
  return `${searchPaths.ingredients}?${asked.toString()}&` as const
}

function readPerPage(text: string | null): number {
  return text && /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), limitMaximum) : searchPageSize
}
