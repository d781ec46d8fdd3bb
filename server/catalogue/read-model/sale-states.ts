import { isBlockedSomewhere, isOpenSomewhere } from '#domain/catalogue/restrictions/country-states.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { assetPath } from './present.ts'

/** The ids of published products by whether and where they are sold. */
export type SaleStates = Record<'notEverywhere' | 'onSale' | 'soldOut' | 'toDecide', ReadonlySet<number>>
const cache = new WeakMap<Catalogue, { version: number; places: string; states: SaleStates }>()

/** For these countries; looked up once for each version of the catalogue. */
export function saleStates(catalogue: Catalogue, countries: readonly string[]): SaleStates {
  const { version } = catalogue
  const places = countries.join()
  const known = cache.get(catalogue)
  if (known?.version === version && known.places === places) return known.states
  const entries = catalogue.entries.filter((entry) => entry !== undefined)
  const idsOf = (isIn: (entry: Entry) => boolean) => new Set(entries.filter(isIn).map(({ id }) => id))
  const states = {
    soldOut: idsOf(({ available }) => !available),
    onSale: idsOf(({ sale }) => Boolean(sale)),
    notEverywhere: idsOf(({ restrictions }) => isBlockedSomewhere(restrictions, countries)),
    toDecide: idsOf(({ restrictions }) => isOpenSomewhere(restrictions, countries)),
  }
  cache.set(catalogue, { version, places, states })
  return states
}

/** Path of a published product's small picture. */
export function thumbnailPath(
  { entries, slotOfId, vocabulary }: Catalogue,
  productId: number,
): string | null {
  const entry = entries[slotOfId.get(productId) ?? -1]
  const [first] = entry?.assets ?? []
  return entry && first ? assetPath(vocabulary, entry, first, 125) : null
}
