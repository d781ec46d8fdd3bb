import {
  type ClientFilter,
  type ClientSorting,
  clientFilters,
  clientSortings,
} from '#domain/clients/client-list.ts'
import { pageIn } from '../../platform/address-numbers.ts'

/** What the list of clients shows; stands in the address. */
export type ClientsView = { keyword: string; filter: ClientFilter; sort: ClientSorting; page: number }

export function readClientsView(search: URLSearchParams): ClientsView {
  return {
    keyword: search.get('keyword') ?? '',
    filter: clientFilters.find((each) => each === search.get('filter')) ?? 'all',
    sort: clientSortings.find((each) => each === search.get('sort')) ?? 'last-order',
    page: pageIn(search),
  }
}

export function clientsSearch({ keyword, filter, sort, page }: ClientsView): string {
  const search = new URLSearchParams()
  if (keyword) search.set('keyword', keyword)
  if (filter !== 'all') search.set('filter', filter)
  if (sort !== 'last-order') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}
