import { orderPaths } from '#contract/order-paths.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

/** Which orders are shown, according to the URL. */
export type ListView = {
  query: string
  year: number | null
  /** How many pages are shown, one below the other. */
  pages: number
}

export const ordersOnPage = 5
const queryMaximum = 100

export function readListView(search: URLSearchParams): ListView {
  const year = search.get('year') ?? ''
  return {
    query: (search.get('query') ?? '').slice(0, queryMaximum).trim(),
    year: /^2\d{3}$/.test(year) ? Number(year) : null,
    pages: pageParam(search, 'pages'),
  }
}

/** The parameters of another list on the page stay. */
export function withListView(search: URLSearchParams, { query, year, pages }: ListView): URLSearchParams {
  const changed = new URLSearchParams(search)
  for (const name of ['query', 'year', 'pages']) changed.delete(name)
  for (const [name, value] of new URLSearchParams(queryString({ query, year, pages: pages > 1 && pages })))
    changed.set(name, value)
  return changed
}

export function listPath({ query, year }: Pick<ListView, 'query' | 'year'>, page: number) {
  return `${orderPaths.list}${queryString({ query, year, page, limit: ordersOnPage })}` as const
}
