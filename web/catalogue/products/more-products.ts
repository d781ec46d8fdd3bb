import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { callApi } from '../../platform/call-api.ts'
import type { Words } from '../../platform/product-words.ts'
import { callAccount, isSignedIn } from '../../platform/session/session.ts'
import { type Card, cardOf, rowOf } from '../cards/cards.ts'
import { type Listing, productsQuery } from './listing-query.ts'

/** A page of a listing, fetched by the browser: with the prices that anyone who is signed in may see. */
export async function fetchProducts(listing: Listing, page: number, words: Words): Promise<Card[]> {
  const path = `${cataloguePaths.products}?${productsQuery(listing, page)}`
  const { data } = isSignedIn()
    ? await callAccount<ProductPage>(path)
    : await callApi<ProductPage>(path, { language: words.language })
  return data.map((product) => (listing.view === 'list' ? rowOf : cardOf)(product, words))
}
