import {
  type ClientFilter,
  type ClientSorting,
  clientFilters,
  clientSortings,
} from '#domain/clients/client-list.ts'
import { pageIn } from '../../platform/address-numbers.ts'
import { searchFrom } from '../../platform/address-search.ts'

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
  return searchFrom({
    keyword,
    filter: filter !== 'all' && filter,
    sort: sort !== 'last-order' && sort,
    page: page > 1 && page,
  })
}
