import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { languageTag } from '#domain/languages.ts'
import { type Card, cardOf, rowOf } from './cards.ts'
import { type Listing, productsQuery } from './listing-query.ts'
import type { Words } from './words.ts'

/** A further page of a listing, fetched by the browser. */
export async function fetchProducts(listing: Listing, page: number, words: Words): Promise<Card[]> {
  const answer = await fetch(`/api${cataloguePaths.products}?${productsQuery(listing, page)}`, {
    headers: { 'accept-language': languageTag(words.language) },
  })
  if (!answer.ok) throw new Error(`Products answered ${answer.status}`)
  const { data } = (await answer.json()) as ProductPage
  return data.map((product) => (listing.view === 'list' ? rowOf : cardOf)(product, words))
}
