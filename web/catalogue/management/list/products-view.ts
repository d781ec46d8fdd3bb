import {
  type ProductFilter,
  type ProductOrder,
  productFilters,
  productOrders,
  productQueryMaximum,
} from '#domain/catalogue/product-list.ts'
import { queryString } from '../../../platform/query-string.ts'
import { pageParam } from '../../../platform/url-params.ts'

/** The parameters of the page’s URL. */
export type ProductsView = { filter: ProductFilter; order: ProductOrder; query: string; page: number }

export function readProductsView(search: URLSearchParams): ProductsView {
  return {
    filter: productFilters.find((filter) => filter === search.get('filter')) ?? 'all',
    order: productOrders.find((order) => order === search.get('order')) ?? 'updated',
    query: (search.get('query') ?? '').trim().slice(0, productQueryMaximum),
    page: pageParam(search),
  }
}

export function productsSearch({ filter, order, query, page }: ProductsView) {
  return queryString({
    filter: filter !== 'all' && filter,
    order: order !== 'updated' && order,
    query,
    page: page > 1 && page,
  })
}

/** The API query of the list; names from A, times from the newest. */
export function listSearch({ filter, order, query, page }: ProductsView) {
  return queryString({ filter, query, page, order_by: order, order: order === 'name' ? 'asc' : 'desc' })
}
