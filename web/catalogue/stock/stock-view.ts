import { type StockFilter, stockFilters } from '#domain/catalogue/stock/reasons.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

export type StockView = { filter: StockFilter; query: string; page: number }

export function readStockView(search: URLSearchParams): StockView {
  return {
    filter: stockFilters.find((filter) => filter === search.get('filter')) ?? 'all',
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: pageParam(search),
  }
}

/** For the page and for the API. */
export function stockSearch({ filter, query, page }: StockView) {
  return queryString({ filter: filter !== 'all' && filter, query, page: page > 1 && page })
}
