import { type StockFilter, stockFilters } from '#domain/catalogue/stock/reasons.ts'

export type StockView = { shelf: StockFilter; query: string; page: number }

export function readStockView(search: URLSearchParams): StockView {
  const page = search.get('page') ?? ''
  return {
    shelf: stockFilters.find((shelf) => shelf === search.get('shelf')) ?? 'all',
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  }
}

/** For the page and for the API. */
export function stockSearch({ shelf, query, page }: StockView): '' | `?${string}` {
  const search = new URLSearchParams({
    ...(shelf !== 'all' && { shelf }),
    ...(query && { query }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `?${search}` : ''
}
