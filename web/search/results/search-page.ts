import { nothingFound } from '#contract/nothing-found.ts'
import type { PageRequest } from '#contract/pages.ts'
import type { Counted, Piece, SearchResponse } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import { plainSearch, readSearch, type SearchListing, searchCall } from './search-listing.ts'

/** A list as shown by the catalogue. */
type Shown = { cards: readonly unknown[]; facets: readonly unknown[]; chips: readonly unknown[] }
type Show<List extends Shown> = (answer: Pick<SearchResponse, 'hits' | 'filters'>, of: SearchListing) => List

export type SearchPage<List extends Shown> = List & {
  typed: string
  /** The corrected query, if the original one found nothing. */
  searched: string
  isExact: boolean
  total: number
  pages: number
  available: number
  unavailable: number
  brands: Counted[]
  /** General pages that answer the query. */
  help: SearchResponse['pages']
  /** Queries that would find something. */
  suggestions: Piece[][]
  /** The shop could not answer. */
  failed: boolean
  /** Shown if there is no query or no result. */
  popular: List['cards']
  often: string[]
}

/** Everything the results page shows, as text. */
export async function searchPage<List extends Shown>(
  { api, shop: { language } }: PageRequest,
  address: URLSearchParams,
  show: Show<List>,
): Promise<SearchPage<List>> {
  const listing = readSearch(address)
  const answer = listing.query
    ? await api.post<SearchResponse>(searchPaths.search, searchCall(listing, language)).catch(() => undefined)
    : nothingFound
  if (!answer) return { ...pageOf(nothingFound, listing, show), failed: true }
  const page = pageOf(answer, listing, show)
  if (page.total > 0) return page
  const asked = { language_code: language, per_page: '5' }
  const popular = await api.get<SearchResponse>(searchPaths.search, asked).catch(() => nothingFound)
  return { ...page, popular: show(popular, plainSearch).cards, often: popular.often_searched ?? [] }
}

/** An empty result, and the reason. */
export function unanswered(
  listing: SearchListing,
): SearchPage<{ cards: []; facets: []; ranges: undefined; chips: [] }> {
  return {
    ...pageOf(nothingFound, listing, () => ({ cards: [], facets: [], ranges: undefined, chips: [] })),
    failed: true,
  }
}

function pageOf<List extends Shown>(
  answer: SearchResponse,
  listing: SearchListing,
  show: Show<List>,
): SearchPage<List> {
  return {
    ...show(answer, listing),
    typed: listing.query,
    searched: answer.did_you_mean ?? listing.query,
    isExact: listing.exact,
    total: answer.total_found,
    pages: answer.total_pages,
    available: answer.available_products,
    unavailable: answer.unavailable_products,
    brands: answer.brands,
    help: answer.pages,
    suggestions: answer.suggestions,
    failed: false,
    popular: [],
    often: [],
  }
}
