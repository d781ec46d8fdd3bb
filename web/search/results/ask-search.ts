import type { SearchResponse } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from '../../platform/call-api.ts'
import { callAccount, isSignedIn } from '../../platform/session/session.ts'

/** The results once more, fetched by the browser: with the prices that anyone who is signed in may see. */
export function askSearch(
  asked: URLSearchParams,
  language: Language,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  const path = `${searchPaths.search}?${asked}`
  return isSignedIn()
    ? callAccount(path, { method: 'POST', signal })
    : callApi(path, { method: 'POST', language, signal })
}
