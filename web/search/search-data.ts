import type { SearchBody, SearchResponse } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import type { Language } from '#domain/languages.ts'
import { popularKeptMs } from '#domain/search/limits.ts'
import { searchPriorities } from '#domain/search/priorities.ts'
import { callOptional } from '../platform/session/call-optional.ts'
import { type BrowserStorage, readStored, writeStored } from '../platform/storage.ts'

/** As many as the overlay shows. */
export const hitsShown = 5

export function searchFor(query: string, language: Language, signal: AbortSignal): Promise<SearchResponse> {
  const asked = new URLSearchParams({
    query,
    language_code: language,
    formatted: '1',
    page: '1',
    per_page: String(hitsShown),
    order_by: '1',
    order: 'desc',
  })
  const body: SearchBody = { priorities: [...searchPriorities] }
  return callOptional(`${searchPaths.search}?${asked}`, { method: 'POST', body, signal, language })
}

/** Some users see additional prices, so the cache is per user. */
export type PopularPlace = {
  storage: BrowserStorage | undefined
  userId: number | undefined
  language: Language
}

export function keptPopular({ storage, ...of }: PopularPlace, nowMs: number): SearchResponse | undefined {
  return storage && readStored<SearchResponse>(storage, popularName(of), nowMs)
}

export async function fetchPopular(place: PopularPlace): Promise<SearchResponse> {
  const { storage, language, ...of } = place
  const asked = new URLSearchParams({ language_code: language, per_page: String(hitsShown) })
  const answer = await callOptional<SearchResponse>(`${searchPaths.search}?${asked}`, { language })
  if (storage) writeStored(storage, popularName({ language, ...of }), answer, Date.now() + popularKeptMs)
  return answer
}

function popularName({ language, userId = 0 }: Omit<PopularPlace, 'storage'>): string {
  return `popular-searches-${language}-${userId}`
}
