import {
  type FilterChoice,
  type FilterGroup,
  filterGroups,
  hasFilters,
  idsOf,
  noFilters,
} from '#domain/catalogue/filters.ts'
import {
  type Direction,
  directions,
  type OrderField,
  orderFields,
  orderMenu,
} from '#domain/catalogue/listing.ts'

export const listingViews = ['grid', 'list'] as const
export type ListingView = (typeof listingViews)[number]

/** What the address of the catalogue says. */
export type Listing = {
  choice: FilterChoice
  orderBy: OrderField
  order: Direction
  page: number
  view: ListingView
  /** Groups of which every option is shown. */
  all: readonly FilterGroup[]
}

export const plainListing: Listing = {
  choice: noFilters,
  orderBy: 'id',
  order: 'desc',
  page: 1,
  view: 'grid',
  all: [],
}

export function readListing(query: URLSearchParams): Listing {
  const choice = { ...noFilters }
  // A form without JavaScript repeats the name for each ticked box.
  for (const group of filterGroups) choice[group] = idsOf(query.getAll(group).join(','))
  return {
    choice,
    ...readOrder(query),
    page: readPage(query.get('page')),
    view: known(listingViews, query.get('view')) ?? plainListing.view,
    all: filterGroups.filter((group) => query.get('all')?.split(',').includes(group)),
  }
}

/** The query string, defaults left out, always in the same order: one listing has one address. */
export function writeListing({ choice, orderBy, order, page, view, all }: Listing): string {
  const parts = filterGroups
    .filter((group) => choice[group].length > 0)
    .map((group) => `${group}=${choice[group].join(',')}`)
  if (orderBy !== plainListing.orderBy || order !== plainListing.order) {
    parts.push(`order_by=${orderBy}`, `order=${order}`, `order_name=${orderName({ orderBy, order })}`)
  }
  if (page > 1) parts.push(`page=${page}`)
  if (view !== plainListing.view) parts.push(`view=${view}`)
  if (all.length > 0) parts.push(`all=${all.join(',')}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** What the API is asked for: the same, without what is only shown. */
export function productsQuery(listing: Listing, page = listing.page): string {
  return writeListing({ ...listing, page, view: 'grid', all: [] }).slice(1)
}

/** The number of the order menu's entry, 1 where the address asks for an order that the menu does not have. */
export function orderName({ orderBy, order }: Pick<Listing, 'orderBy' | 'order'>): number {
  return orderMenu.find((entry) => entry.order_by === orderBy && entry.order === order)?.order_name ?? 1
}

export function withOrderName(listing: Listing, name: number): Listing {
  const entry = menuEntry(name) ?? orderMenu[0]
  return { ...listing, orderBy: entry.order_by, order: entry.order, page: 1 }
}

/** Any change of the filters leads to the first page. */
export function toggled(listing: Listing, group: FilterGroup, id: number): Listing {
  const chosen = listing.choice[group]
  const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return { ...listing, choice: { ...listing.choice, [group]: ids }, page: 1 }
}

export function withAll(listing: Listing, group: FilterGroup): Listing {
  return { ...listing, all: [...listing.all, group] }
}

export function withoutFilters(listing: Listing): Listing {
  return { ...listing, choice: noFilters, page: 1 }
}

export function isFiltered({ choice }: Listing): boolean {
  return hasFilters(choice)
}

function readOrder(query: URLSearchParams): Pick<Listing, 'orderBy' | 'order'> {
  const orderBy = known(orderFields, query.get('order_by'))
  const order = known(directions, query.get('order'))
  // A form without JavaScript sends the entry's number alone.
  const entry = orderBy || order ? undefined : menuEntry(Number(query.get('order_name')))
  return {
    orderBy: orderBy ?? entry?.order_by ?? plainListing.orderBy,
    order: order ?? entry?.order ?? plainListing.order,
  }
}

function menuEntry(name: number) {
  return orderMenu.find(({ order_name }) => order_name === name)
}

function known<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}

function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
