import { orderPaths } from '#contract/order-paths.ts'
import { queryString } from '../../platform/query-string.ts'

/** Which orders are shown, according to the URL. */
export type ListView = { query: string; year: number | null }

export const ordersOnPage = 5
const queryMaximum = 100

export function readListView(search: URLSearchParams): ListView {
  const year = search.get('year') ?? ''
  return {
    query: (search.get('query') ?? '').slice(0, queryMaximum).trim(),
    year: /^2\d{3}$/.test(year) ? Number(year) : null,
  }
}

export function listSearch({ query, year }: ListView): string {
  return queryString({ query, year })
}

export function listPath(place: ListView, page: number) {
  return `${orderPaths.list}${queryString({ ...place, page, limit: ordersOnPage })}` as const
}
