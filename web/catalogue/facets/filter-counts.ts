import type { Filters, ProductPage, Ranges } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { type Listing, productsQuery } from '../products/listing-query.ts'
import { type Facet, facetsOf } from './facets.ts'

export type Preview = { facets: readonly Facet[]; ranges: Ranges | undefined; total: number }

/** The number of results of a choice before it is applied. */
export async function previewOf(listing: Listing, language: Language, signal: AbortSignal): Promise<Preview> {
  const query = productsQuery(listing)
  const headers = { 'accept-language': languageTag(language) }
  const read = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`/api${path}`, { headers, signal })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const [filters, products] = await Promise.all([
    read<Filters>(`${cataloguePaths.filters}?${query}`),
    read<ProductPage>(`${cataloguePaths.products}?${query}&limit=1`),
  ])
  const facets = facetsOf(filters, { ...listing, formatCount: (count) => formatNumber(count, language) })
  return { facets, ranges: filters.ranges, total: products.total_results }
}
