import {
  type ClientFilter,
  type ClientSorting,
  clientFilters,
  clientSortings,
} from '#domain/clients/client-list.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

/** What the list of clients shows; stands in the address. */
export type ClientsView = { keyword: string; filter: ClientFilter; sort: ClientSorting; page: number }

export function readClientsView(search: URLSearchParams): ClientsView {
  return {
    keyword: search.get('keyword') ?? '',
    filter: clientFilters.find((each) => each === search.get('filter')) ?? 'all',
    sort: clientSortings.find((each) => each === search.get('sort')) ?? 'last-order',
    page: pageParam(search),
  }
}

export function clientsSearch({ keyword, filter, sort, page }: ClientsView): string {
  return queryString({
    keyword,
    filter: filter !== 'all' && filter,
    sort: sort !== 'last-order' && sort,
    page: page > 1 && page,
  })
}
