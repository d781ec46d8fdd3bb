import { toMajor } from '../money.ts'
import {
  type FilterChoice,
  type FilterGroup,
  filterGroups,
  hasFilters,
  idsOf,
  noFilters,
  priceMaxIn,
} from './filters.ts'
import { pricedOrders } from './listing.ts'

/** The filters in the URL of every product list. */
export type Choosing = {
  choice: FilterChoice
  page: number
  /** Groups whose options are all shown. */
  all: readonly FilterGroup[]
}

export function readChoosing(query: URLSearchParams): Choosing {
  const choice = { ...noFilters }
  // A form without JavaScript repeats the name for each ticked box.
  for (const group of filterGroups) choice[group] = idsOf(query.getAll(group).join(','))
  return {
    choice: { ...choice, ...priceMaxIn(query) },
    page: readPage(query.get('page')),
    all: filterGroups.filter((group) => query.get('all')?.split(',').includes(group)),
  }
}

/** Query parameters in a fixed order, so that each selection has only one URL. */
export function choiceParts(choice: FilterChoice): string[] {
  const parts = filterGroups
    .filter((group) => choice[group].length > 0)
    .map((group) => `${group}=${choice[group].join(',')}`)
  return choice.price_max === undefined ? parts : [...parts, `price_max=${toMajor(choice.price_max)}`]
}

/** Any change of the filters goes back to the first page. */
export function toggled<List extends Choosing>(list: List, group: FilterGroup, id: number): List {
  const chosen = list.choice[group]
  const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return { ...list, choice: { ...list.choice, [group]: ids }, page: 1 }
}

/** The first page without the price limit. */
export function atAnyPrice<List extends Choosing>(list: List): List {
  const { price_max: _, ...choice } = list.choice
  return { ...list, choice, page: 1 }
}

export function withAll<List extends Choosing>(list: List, group: FilterGroup): List {
  return { ...list, all: [...list.all, group] }
}

export function withoutFilters<List extends Choosing>(list: List): List {
  return { ...list, choice: noFilters, page: 1 }
}

/** Whether the list contains other products, or in another order, for those who see all prices. */
export function dependsOnPrices({ choice, orderBy }: Choosing & { orderBy: string }): boolean {
  return choice.price_max !== undefined || pricedOrders.includes(orderBy)
}

export function isFiltered({ choice }: Choosing): boolean {
  return hasFilters(choice)
}

function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
