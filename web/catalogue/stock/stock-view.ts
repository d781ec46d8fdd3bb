import { type StockFilter, stockFilters } from '#domain/catalogue/stock/reasons.ts'
import { pageIn } from '../../platform/address-numbers.ts'
import { searchFrom } from '../../platform/address-search.ts'

export type StockView = { filter: StockFilter; query: string; page: number }

export function readStockView(search: URLSearchParams): StockView {
  return {
    filter: stockFilters.find((filter) => filter === search.get('filter')) ?? 'all',
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: pageIn(search),
  }
}

/** For the page and for the API. */
export function stockSearch({ filter, query, page }: StockView) {
  return searchFrom({ filter: filter !== 'all' && filter, query, page: page > 1 && page })
}
