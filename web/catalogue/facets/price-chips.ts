import type { PageRequest } from '#contract/pages.ts'
import { atAnyPrice, type Choosing, toggled } from '#domain/catalogue/choosing.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import { formatMoney } from '../../platform/formats.ts'
import type { Chip } from './facets.ts'

type Words = Pick<PageRequest, 't' | 'shop'>

/** The maximum price as a chip: chosen as a filter or contained in a search. */
export function priceChips(
  price: Minor | undefined,
  group: 'price_max' | 'query_price',
  { t, shop }: Words,
): Chip[] {
  if (price === undefined) return []
  const name = formatMoney(toMajor(price), regionSettings[shop.region].currency)
  return [{ group, id: price, name, text: t('products:chip.price_max', { price: name }) }]
}

/** The listing without the filter of a chip. */
export function withoutChip<List extends Choosing>(list: List, { group, id }: Chip): List {
  if (group === 'query_price') return list
  return group === 'price_max' ? atAnyPrice(list) : toggled(list, group, id)
}
