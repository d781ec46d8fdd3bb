import { slugsIn } from '#domain/catalogue/comparison.ts'
import { filterGroups, idsOf } from '#domain/catalogue/filters.ts'
import { normalLimit } from '#domain/catalogue/limits.ts'
import { directions, orderFields, orderMenu } from '#domain/catalogue/listing.ts'
import { amountUnits } from '#domain/catalogue/vocabulary.ts'
import { healthProfessions } from '#domain/practitioners/registration-lists.ts'
import { searchPageSize } from '#domain/search/limits.ts'
import { normaliseQuery } from '#domain/search/normalise-query.ts'
import { searchOrderMenu } from '#domain/search/order-menu.ts'
import { meetingWays, placeKey } from '#domain/storefront/directory.ts'
import { storeTextMaximum } from '#domain/storefront/limits.ts'
import { topicIcons } from '#domain/storefront/sections.ts'
import type { MatchedPage, PageRoutes } from './page-routes.ts'

/** A page's address: `url` is the only URL under which it is rendered and cached. */
export type PageAddress = MatchedPage & { url: string }

type Parameter = { name: string; normal: (value: string) => string; otherwise: string }

const oneOf = (allowed: readonly string[]) => (value: string) => (allowed.includes(value) ? value : '')
const sortedIds = (value: string) =>
  idsOf(value)
    .sort((a, b) => a - b)
    .slice(0, 200)
    .join(',')
const positive = (value: string) => (/^0*[1-9]\d{0,9}$/.test(value) ? String(Number(value)) : '')

/** All invalid limits share one address, whose page says that they were left out. */
const limit = (name: Parameters<typeof normalLimit>[0]): Parameter => ({
  name,
  normal: (value) => normalLimit(name, value) ?? 'x',
  otherwise: '',
})

const namesOf = (menu: readonly { order_name: number }[]) => menu.map((entry) => String(entry.order_name))

/** Every parameter that some page reads. All others are ignored. */
const parameters: readonly Parameter[] = [
  ...filterGroups.map((name) => ({ name, normal: sortedIds, otherwise: '' })),
  ...(['price_min', 'price_max', 'per_day_max', 'ingredient', 'amount_min'] as const).map(limit),
  {
    name: 'amount_unit',
    normal: (value) => encodeURIComponent(oneOf(amountUnits)(value)),
    otherwise: '',
  },
  { name: 'order_by', normal: oneOf(orderFields), otherwise: 'id' },
  { name: 'order', normal: oneOf(directions), otherwise: 'desc' },
  { name: 'order_name', normal: oneOf(namesOf(orderMenu)), otherwise: '1' },
  { name: 'page', normal: positive, otherwise: '1' },
  {
    name: 'all',
    normal: (value) => filterGroups.filter((group) => value.split(',').includes(group)).join(','),
    otherwise: '',
  },
  { name: 'view', normal: oneOf(['list']), otherwise: '' },
  { name: 'products', normal: (value) => slugsIn(value).map(encodeURIComponent).join(','), otherwise: '' },
  { name: 'variant', normal: positive, otherwise: '' },
  { name: 'profession', normal: oneOf(healthProfessions), otherwise: '' },
  { name: 'language', normal: (value) => (/^[a-z]{2}$/.test(value) ? value : ''), otherwise: '' },
  {
    name: 'place',
    normal: (value) => encodeURIComponent(placeKey(value).slice(0, storeTextMaximum.place)),
    otherwise: '',
  },
  { name: 'meeting', normal: oneOf(meetingWays), otherwise: '' },
  { name: 'topic', normal: oneOf(topicIcons), otherwise: '' },
]

/** Those read by search results: best match comes first unless another order is given. */
const searchParameters: readonly Parameter[] = [
  { name: 'query', normal: (value) => encodeURIComponent(normaliseQuery(value)), otherwise: '' },
  ...parameters.filter(({ name }) => name !== 'order_by' && name !== 'order_name'),
  { name: 'order_by', normal: oneOf(orderFields), otherwise: '' },
  { name: 'order_name', normal: oneOf(namesOf(searchOrderMenu)), otherwise: '0' },
  { name: 'per_page', normal: positive, otherwise: String(searchPageSize) },
  { name: 'exact', normal: oneOf(['1']), otherwise: '' },
]

/** Undefined if there is no page. Ids are sorted, defaults dropped, unknown parameters ignored. */
export function pageAddress(routes: PageRoutes, url: string): PageAddress | undefined {
  const [path, search] = split(url)
  const page = routes(path)
  const read = page?.visibility === 'search' ? searchParameters : parameters
  return page && { ...page, url: page.path + normalSearch(search, read) }
}

/** The cache key of a public page, if the URL is exactly the normalised one: saves matching its route. */
export function spelledUrl(url: string): string {
  const [path, search] = split(url)
  return path + normalSearch(search)
}

function split(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

export function normalSearch(search: string, read = parameters): string {
  if (search === '') return ''
  const given = new URLSearchParams(search)
  // The number of the menu entry counts only if no order is given.
  if (given.has('order_by') || given.has('order')) given.delete('order_name')
  const kept = read.flatMap(({ name, normal, otherwise }) => {
    const value = normal(given.getAll(name).join(','))
    return value === '' || value === otherwise ? [] : [`${name}=${value}`]
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
