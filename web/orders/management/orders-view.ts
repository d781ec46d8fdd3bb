import {
  type OrderFilter,
  type OrderPeriod,
  orderFilters,
  orderPeriods,
} from '#domain/orders/order-filters.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam, parsePositiveInteger } from '../../platform/url-params.ts'

/** The parameters of the page’s URL. */
export type OrdersView = {
  filter: OrderFilter
  country: string | undefined
  period: OrderPeriod
  query: string
  page: number
  /** The order open beside the list. */
  order: number | undefined
}

export function readOrdersView(search: URLSearchParams): OrdersView {
  const country = search.get('country')
  return {
    filter: orderFilters.find((filter) => filter === search.get('filter')) ?? 'all',
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    period: orderPeriods.find((period) => period === search.get('period')) ?? 'ever',
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: pageParam(search),
    order: parsePositiveInteger(search.get('order')),
  }
}

export function ordersSearch({ page, order, ...choice }: OrdersView): string {
  return queryString({ ...choiceOf(choice), page: page > 1 && page, order })
}

/** The API query of the list. */
export function listSearch({ page, order: _, ...choice }: OrdersView) {
  return queryString({ ...choiceOf(choice), page: page > 1 && page })
}

/** The same selection for an export of all pages. */
export function tableSearch({ page: _page, order: _order, ...choice }: OrdersView) {
  return queryString(choiceOf(choice))
}

type Choice = Omit<OrdersView, 'page' | 'order'>

function choiceOf({ filter, country, period, query }: Choice) {
  return { filter: filter !== 'all' && filter, country, period: period !== 'ever' && period, query }
}
