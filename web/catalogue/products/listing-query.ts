import { type FilterParams, filterQueryParts, readFilterParams } from '#domain/catalogue/filter-params.ts'
import { noFilters } from '#domain/catalogue/filters.ts'
import { type OrderField, orderFields, orderMenu } from '#domain/catalogue/listing.ts'
import { type Ordered, orderQueryParts, readOrder } from '#domain/catalogue/ordering.ts'

export const listingViews = ['grid', 'list'] as const
export type ListingView = (typeof listingViews)[number]

/** The parameters in the catalogue's URL. */
export type Listing = FilterParams & Ordered<OrderField> & { view: ListingView }

export const plainListing: Listing = {
  choice: noFilters,
  orderBy: 'id',
  order: 'desc',
  page: 1,
  view: 'grid',
  all: [],
}

export function readListing(query: URLSearchParams): Listing {
  return {
    ...readFilterParams(query),
    ...readOrder(query, orderMenu, orderFields),
    view: listingViews.find((view) => view === query.get('view')) ?? plainListing.view,
  }
}

/** The query string without defaults, always in the same order: one listing has one URL. */
export function writeListing({ choice, orderBy, order, page, view, all }: Listing): string {
  const parts = [...filterQueryParts(choice), ...orderQueryParts({ orderBy, order }, orderMenu)]
  if (page > 1) parts.push(`page=${page}`)
  if (view !== plainListing.view) parts.push(`view=${view}`)
  if (all.length > 0) parts.push(`all=${all.join(',')}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The API query: the same, without what concerns only the display. */
export function productsQuery(listing: Listing, page = listing.page): string {
  return writeListing({ ...listing, page, view: 'grid', all: [] }).slice(1)
}
