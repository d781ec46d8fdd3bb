import { type FilterChoice, type FilterGroup, filterGroups, hasFilters, idsOf, noFilters } from './filters.ts'
import {
  type Adjustment,
  hasPriceLimits,
  type LimitName,
  type Limits,
  limitEntries,
  readLimits,
  withoutLimit as without,
} from './limits.ts'
import { pricedOrders } from './listing.ts'

/** The filters in the URL of every product list. */
export type FilterParams = {
  choice: FilterChoice
  page: number
  /** Groups whose options are all shown. */
  all: readonly FilterGroup[]
  /** Why the limits are not those in the URL. */
  adjusted?: Adjustment
}

export function readFilterParams(query: URLSearchParams): FilterParams {
  const choice = { ...noFilters }
  // A form without JavaScript repeats the name for each ticked box.
  for (const group of filterGroups) choice[group] = idsOf(query.getAll(group).join(','))
  const { limits, ...adjusted } = readLimits(query)
  return {
    ...adjusted,
    choice: { ...choice, ...limits },
    page: readPage(query.get('page')),
    all: filterGroups.filter((group) => query.get('all')?.split(',').includes(group)),
  }
}

/** Query parameters in a fixed order, so that each selection has only one URL. */
export function filterQueryParts(choice: FilterChoice): string[] {
  const parts = filterGroups
    .filter((group) => choice[group].length > 0)
    .map((group) => `${group}=${choice[group].join(',')}`)
  return [...parts, ...limitEntries(choice).map(([name, limit]) => `${name}=${encodeURIComponent(limit)}`)]
}

/** Any change of the filters goes back to the first page. */
export function toggled<List extends FilterParams>(list: List, group: FilterGroup, id: number): List {
  const chosen = list.choice[group]
  const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return { ...list, choice: { ...list.choice, [group]: ids }, page: 1 }
}

/** Any change of the limits goes back to the first page, too. */
export function withLimits<List extends FilterParams>(list: List, limits: Limits): List {
  const groups = Object.fromEntries(filterGroups.map((group) => [group, list.choice[group]]))
  return { ...list, choice: { ...noFilters, ...groups, ...limits }, page: 1 }
}

export function withoutLimit<List extends FilterParams>(list: List, name: LimitName): List {
  return withLimits(list, without(list.choice, name))
}

export function withAll<List extends FilterParams>(list: List, group: FilterGroup): List {
  return { ...list, all: [...list.all, group] }
}

export function withoutFilters<List extends FilterParams>(list: List): List {
  return { ...list, choice: noFilters, page: 1 }
}

/** Whether the list contains other products, or in another order, for those who see all prices. */
export function dependsOnPrices({ choice, orderBy }: FilterParams & { orderBy: string }): boolean {
  return hasPriceLimits(choice) || pricedOrders.includes(orderBy)
}

export function isFiltered({ choice }: FilterParams): boolean {
  return hasFilters(choice)
}

function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
