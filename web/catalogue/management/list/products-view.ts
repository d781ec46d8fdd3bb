import {
  type ProductFilter,
  type ProductOrder,
  productFilters,
  productOrders,
  productQueryMaximum,
} from '#domain/catalogue/product-list.ts'
import { pageIn } from '../../../platform/address-numbers.ts'

/** The parameters of the page’s URL. */
export type ProductsView = { filter: ProductFilter; order: ProductOrder; query: string; page: number }

export function readProductsView(search: URLSearchParams): ProductsView {
  return {
    filter: productFilters.find((filter) => filter === search.get('filter')) ?? 'all',
    order: productOrders.find((order) => order === search.get('order')) ?? 'updated',
    query: (search.get('query') ?? '').trim().slice(0, productQueryMaximum),
    page: pageIn(search),
  }
}

export function productsSearch({ filter, order, query, page }: ProductsView): Query {
  return searchOf({
    ...(filter !== 'all' && { filter }),
    ...(order !== 'updated' && { order }),
    ...(query && { query }),
    ...(page > 1 && { page }),
  })
}

/** The API query of the list; names from A, times from the newest. */
export function listSearch({ filter, order, query, page }: ProductsView): Query {
  return searchOf({ filter, query, page, order_by: order, order: order === 'name' ? 'asc' : 'desc' })
}

type Query = '' | `?${string}`

function searchOf(parts: Record<string, string | number>): Query {
  const search = new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ''
}
