import type { SearchResponse } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import { searchPageSize } from '#domain/search/limits.ts'
import type { Server } from '../process.ts'

export type SearchQuery = { text: string; language: string; chosen?: Partial<Record<FilterGroup, number>> }

/** The same request as the results page sends; undefined if the server refuses. */
export async function requestSearch(server: Server, asked: SearchQuery): Promise<SearchResponse | undefined> {
  const { text, language, chosen } = asked
  const query = new URLSearchParams({
    query: text,
    language_code: language,
    per_page: String(searchPageSize),
    formatted: '1',
    with_filters: '1',
  })
  for (const [group, id] of Object.entries(chosen ?? {})) query.set(group, String(id))
  const answer = await fetch(`${server.base}/api${searchPaths.search}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: '{}',
  })
  const body = await answer.json()
  return answer.ok ? (body as SearchResponse) : undefined
}

let addresses = 0
/** Each request comes from another IP address, so that no limit is reached. */
function nextAddress() {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}
