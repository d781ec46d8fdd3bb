import { orderPaths } from '#contract/order-paths.ts'

/** Which orders are shown, according to the URL. */
export type ListPlace = { query: string; year: number | null }

export const ordersOnPage = 5
const queryMaximum = 100

export function readListPlace(search: URLSearchParams): ListPlace {
  const year = search.get('year') ?? ''
  return {
    query: (search.get('query') ?? '').slice(0, queryMaximum).trim(),
    year: /^2\d{3}$/.test(year) ? Number(year) : null,
  }
}

export function listSearch({ query, year }: ListPlace): string {
  const search = new URLSearchParams()
  if (query) search.set('query', query)
  if (year !== null) search.set('year', String(year))
  return search.size > 0 ? `?${search}` : ''
}

export function listPath(place: ListPlace, page: number) {
  const search = new URLSearchParams(listSearch(place))
  search.set('page', String(page))
  search.set('limit', String(ordersOnPage))
  return `${orderPaths.list}?${search}` as const
}
