import type { SearchResponse } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import type { Language } from '#domain/languages.ts'
import { callOptional } from '../../platform/session/call-optional.ts'

/** The results loaded by the browser, with the prices that the logged-in user may see. */
export function fetchResults(
  asked: URLSearchParams,
  language: Language,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  return callOptional(`${searchPaths.search}?${asked}`, { method: 'POST', language, signal })
}
