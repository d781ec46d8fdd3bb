import { blockIn } from '#domain/catalogue/restrictions/country-states.ts'
import type { PricedPack, PriceRange } from '../products-of-variants.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { categoryPath } from './placement.ts'
import { soldAmong } from './products-of-variants.ts'

/** Packs in stock at these prices that everybody may buy in a country, of products that are not among `held`. */
export function packsAtPrices(
  catalogue: Catalogue,
  held: Iterable<number>,
  { from, to, country }: PriceRange,
): PricedPack[] {
  const { entries, vocabulary } = catalogue
  const categoryOf = (entry: Entry) => categoryPath(vocabulary, entry).at(-1)?.id
  const own = [...soldAmong(catalogue, held)].map(({ entry }) => entry)
  const ids = new Set(own.map(({ id }) => id))
  const categories = new Set(own.map(categoryOf).filter((id) => id !== undefined))
  return entries.flatMap((entry) => {
    if (!entry?.available || entry.practitionerOnly || ids.has(entry.id)) return []
    const packs = entry.variants.filter(({ available, price }) => available && price >= from && price <= to)
    if (packs.length === 0 || blockIn(entry.restrictions, country)) return []
    const category = categoryOf(entry)
    const isSameCategory = category !== undefined && categories.has(category)
    return packs.map(({ id, price }) => ({ productId: entry.id, variantId: id, price, isSameCategory }))
  })
}
