import type { ProtocolSorting } from '../../platform/protocol-data.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

export const sortings = ['default', 'asc', 'desc'] as const satisfies readonly ProtocolSorting[]

/** The position in the list of protocols, according to the URL. */
export type ListView = { query: string; order: ProtocolSorting; page: number }

/** Together with the card for a new protocol they fill three, two or one columns. */
export const protocolsOnPage = 11
const queryMaximum = 200

export function readListView(search: URLSearchParams): ListView {
  return {
    query: (search.get('query') ?? '').slice(0, queryMaximum).trim(),
    order: sortings.find((order) => order === search.get('order')) ?? 'default',
    page: pageParam(search),
  }
}

export function listSearch({ query, order, page }: ListView): string {
  return queryString({ query, order: order !== 'default' && order, page: page > 1 && page })
}
