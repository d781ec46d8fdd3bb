import { nothingFound } from '#contract/nothing-found.ts'
import type { Hit, SearchResponse } from '#contract/search.ts'
import type { SearchSource, View } from '#server/catalogue/search-products.ts'
import type { Deps } from '#server/platform/context.ts'

type PopularInput = { perPage: number; formatted: boolean }

const subjectsNamed = 6

/** Popular products in the reader's language that are in stock; if there are few, the newest follow. */
export async function popularProducts(
  { catalogue, demand }: Pick<Deps, 'demand'> & { catalogue: SearchSource },
  { perPage, formatted }: PopularInput,
  view: View,
): Promise<SearchResponse> {
  await demand.firstRead
  const { language } = view
  const popular = demand.popular(language).slice(0, 2 * perPage)
  const ids = new Set([...popular, ...(await catalogue.newest(perPage))])
  const shown = catalogue.hits([...ids], view, formatted).map((json) => JSON.parse(json) as Hit)
  const had = shown.filter((hit) => hit.available)
  const hits = [...had, ...shown.filter((hit) => !hit.available)].slice(0, perPage)
  const available = Math.min(had.length, perPage)
  const named = demand.subjects(language).flatMap((subject) => catalogue.subjectName(subject, language) ?? [])
  return {
    ...nothingFound,
    per_page: perPage,
    total_found: hits.length,
    total_pages: Math.min(1, hits.length),
    available_products: available,
    unavailable_products: hits.length - available,
    hits,
    often_searched: [...new Set(named)].slice(0, subjectsNamed),
  }
}
