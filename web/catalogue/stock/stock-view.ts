import { type StockFilter, stockFilters } from '#domain/catalogue/stock/reasons.ts'

export type StockView = { filter: StockFilter; query: string; page: number }

export function readStockView(search: URLSearchParams): StockView {
  const page = search.get('page') ?? ''
  return {
    filter: stockFilters.find((filter) => filter === search.get('filter')) ?? 'all',
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  }
}

/** For the page and for the API. */
export function stockSearch({ filter, query, page }: StockView): '' | `?${string}` {
  const search = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(query && { query }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `?${search}` : ''
}
