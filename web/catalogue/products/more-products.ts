import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Words } from '../../platform/product-words.ts'
import { callOptional } from '../../platform/session/call-optional.ts'
import { type Card, cardOf, rowOf } from '../cards/cards.ts'
import { countText } from './count-text.ts'
import { type Listing, productsQuery } from './listing-query.ts'

type FetchedPage = { cards: Card[]; total: number; count: string; pages: number }

/** A page of a listing loaded by the browser, with the prices that the logged-in user may see. */
export async function fetchProducts(listing: Listing, page: number, words: Words): Promise<FetchedPage> {
  const { data, total_results, total_pages } = await callOptional<ProductPage>(
    `${cataloguePaths.products}?${productsQuery(listing, page)}`,
    { language: words.language },
  )
  return {
    cards: data.map((product) => (listing.view === 'list' ? rowOf : cardOf)(product, words)),
    total: total_results,
    count: countText(total_results, words),
    pages: total_pages,
  }
}
