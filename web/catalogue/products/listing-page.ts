import type { Filters, ProductPage, Ranges } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { hasLimits } from '#domain/catalogue/limits.ts'
import { saleId } from '#domain/catalogue/listing.ts'
import { formatNumber } from '../../platform/formats.ts'
import { type Card, cardOf, rowOf } from '../cards/cards.ts'
import { inWords } from '../facets/chip-words.ts'
import { type Chip, chipsOf, type Facet, facetsOf, titleOf } from '../facets/facets.ts'
import { limitChips } from '../facets/limit-chips.ts'
import { countText } from './count-text.ts'
import { plainListing, productsQuery, readListing, writeListing } from './listing-query.ts'

export type ListingPage = {
  heading: string
  title: string
  description: string
  /** Query of the canonical URL; absent if search engines should not index this one. */
  canonical?: string
  total: number
  count: string
  pages: number
  cards: Card[]
  facets: Facet[]
  ranges: Ranges
  chips: Chip[]
}

/** Everything the catalogue page shows, as text. */
export async function listingPage(request: PageRequest, address: URLSearchParams): Promise<ListingPage> {
  const { api, t, shop, shows } = request
  const listing = readListing(address)
  const query = new URLSearchParams(productsQuery(listing))
  const [products, filters] = await Promise.all([
    api.get<ProductPage>(cataloguePaths.products, query),
    api.get<Filters>(cataloguePaths.filters, query),
  ])
  shows(products.data.map(({ id }) => id))
  const words = { t, language: shop.language }
  const chips = chipsOf(filters, listing.choice)
  const onSale = chips.length === 1 && chips[0]?.group === 'zero_waste' && chips[0].id === saleId
  const name = onSale ? t('products:title.sale') : titleOf(chips)
  const heading = name ?? t('products:title.all')
  const total = products.total_results
  const formatted = formatNumber(total, shop.language)
  return {
    heading,
    title: listing.page > 1 ? t('products:title.page', { title: heading, page: listing.page }) : heading,
    description: t(name ? 'products:meta.products-description' : 'products:meta.all-description', {
      count: total,
      formatted,
      title: heading,
    }),
    // Any limit creates a new URL: search engines index the listing without it.
    ...(chips.length <= 1 &&
      !hasLimits(listing.choice) &&
      products.data.length > 0 && {
        canonical: writeListing({ ...plainListing, choice: listing.choice, page: listing.page }),
      }),
    total,
    count: countText(total, words),
    pages: products.total_pages,
    cards: products.data.map((product) => (listing.view === 'list' ? rowOf : cardOf)(product, words)),
    facets: facetsOf(filters, { ...listing, formatCount: (count) => formatNumber(count, shop.language) }),
    ranges: filters.ranges,
    chips: [
      ...chips.map((chip) => inWords(chip, words)),
      ...limitChips(listing.choice, filters.ranges, request),
    ],
  }
}
