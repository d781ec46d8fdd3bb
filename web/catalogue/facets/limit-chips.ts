import type { Ranges } from '#contract/catalogue.ts'
import type { PageRequest } from '#contract/pages.ts'
import { type FilterParams, toggled, withoutLimit } from '#domain/catalogue/filter-params.ts'
import { type LimitName, type Limits, limitNames, priceLimits } from '#domain/catalogue/limits.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import { formatMoney } from '../../platform/formats.ts'
import { amountText } from '../words.ts'
import type { Chip } from './facets.ts'

type Words = Pick<PageRequest, 't' | 'shop'>

/** The chosen limits, each in words. */
export function limitChips(limits: Limits, ranges: Ranges | undefined, words: Words): Chip[] {
  const { t, shop } = words
  const { ingredient: id, amount_min, amount_unit } = limits
  const prices = priceLimits.flatMap((name) => priceChip(limits[name], name, words))
  const ingredient = ranges?.ingredients.find((each) => each.id === id)?.name
  if (id === undefined || ingredient === undefined) return prices
  const chips: Chip[] = [...prices, { group: 'ingredient', id, name: ingredient }]
  if (amount_min === undefined || !amount_unit) return chips
  const amount = amountText({ t, language: shop.language }, amount_min, amount_unit)
  return [...chips, { group: 'amount_min', id, name: t('products:chip.amount_min', { amount }) }]
}

/** The highest price contained in a search. */
export function typedPriceChips(price: Minor | undefined, { t, shop }: Words): Chip[] {
  if (price === undefined) return []
  const name = formatMoney(toMajor(price), regionSettings[shop.region].currency)
  return [{ group: 'query_price', id: price, name, text: t('products:chip.price_max', { price: name }) }]
}

function priceChip(
  price: Minor | undefined,
  group: (typeof priceLimits)[number],
  { t, shop }: Words,
): Chip[] {
  if (price === undefined) return []
  const name = formatMoney(toMajor(price), regionSettings[shop.region].currency)
  return [{ group, id: price, name, text: t(`products:chip.${group}`, { price: name }) }]
}

/** The listing without the filter of a chip. */
export function withoutChip<List extends FilterParams>(list: List, { group, id }: Chip): List {
  if (group === 'query_price') return list
  return isLimit(group) ? withoutLimit(list, group) : toggled(list, group, id)
}

function isLimit(group: Chip['group']): group is LimitName {
  return limitNames.some((name) => name === group)
}
