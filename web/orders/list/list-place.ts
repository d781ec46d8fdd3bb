import { orderPaths } from '#contract/order-paths.ts'
import { searchFrom } from '../../platform/address-search.ts'

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
  return searchFrom({ query, year })
}

export function listPath(place: ListPlace, page: number) {
  return `${orderPaths.list}${searchFrom({ ...place, page, limit: ordersOnPage })}` as const
}
