import useSWR, { mutate, type SWRResponse } from 'swr'
import type { ApiPath } from '#contract/calls.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolPage } from '#contract/protocols.ts'
import { protocolSearchLimit } from '#domain/protocols/limits.ts'
import { isTransient } from './call-api.ts'
import { queryString } from './query-string.ts'
import { callAccount, useSession } from './session/session.ts'
import { warn } from './session/warn.ts'

/** Default, A–Z, Z–A. */
export type ProtocolSorting = 'default' | 'asc' | 'desc'
/** Without `page` and `limit` all protocols. A `query` searches. */
export type Listing = {
  page?: number | undefined
  limit?: number | undefined
  query?: string | undefined
  order?: ProtocolSorting | undefined
}

/** The logged-in user's protocols; null loads none. The previous page stays until the next one is loaded. */
export function useProtocols(listing: Listing | null): SWRResponse<ProtocolPage, Error> {
  const { user } = useSession()
  const call = listing && listCall(listing)
  return useSWR<ProtocolPage, Error, [ApiPath, number, string] | null>(
    call && user ? [call.path, user.id, JSON.stringify(call.body ?? null)] : null,
    ([path]) => callAccount<ProtocolPage>(path, call?.body ? { method: 'POST', body: call.body } : {}),
    {
      shouldRetryOnError: isTransient,
      keepPreviousData: true,
      onError: (error) => warn('Protocols could not be fetched', error),
    },
  )
}

/** Reloads the visible lists of protocols. */
export function refreshProtocols(): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && isList(String(key[0])))
}

type ListCall = { path: ApiPath; body?: Record<string, unknown> }

/** All protocols, a page of them, or the results of a search. */
export function listCall({ page, limit, query = '', order = 'default' }: Listing): ListCall {
  const sorting = order === 'default' ? {} : { order_by: 'name', order }
  if (query.trim()) {
    const body = { page: page ?? 1, limit: limit ?? protocolSearchLimit, query: query.trim(), ...sorting }
    return { path: protocolPaths.search, body }
  }
  return { path: `${protocolPaths.list}${queryString({ page, limit, ...sorting })}` }
}

function isList(path: string): boolean {
  return path === protocolPaths.search || path.split('?')[0] === protocolPaths.list
}
