import type { Filters, ProductPage, Ranges } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Language } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { callOptional } from '../../platform/session/call-optional.ts'
import { type Listing, productsQuery } from '../products/listing-query.ts'
import { type Facet, facetsOf } from './facets.ts'

export type Preview = { facets: readonly Facet[]; ranges: Ranges | undefined; total: number }

/** The number of results of a choice before it is applied, with the prices that the logged-in user may see. */
export async function previewOf(listing: Listing, language: Language, signal: AbortSignal): Promise<Preview> {
  const query = productsQuery(listing)
  const call = { language, signal }
  const [filters, products] = await Promise.all([
    callOptional<Filters>(`${cataloguePaths.filters}?${query}`, call),
    callOptional<ProductPage>(`${cataloguePaths.products}?${query}&limit=1`, call),
  ])
  const facets = facetsOf(filters, { ...listing, formatCount: (count) => formatNumber(count, language) })
  return { facets, ranges: filters.ranges, total: products.total_results }
}
