import { mainIngredient } from '#domain/protocols/substitutes/main-ingredient.ts'
import {
  type ReplacedLine,
  type ReplacedProduct,
  rankSubstitutes,
  type Substitute,
} from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Deps } from '#server/platform/context.ts'

/** A product, and its lines in protocols. */
export type ToReplace = {
  replaced: ReplacedProduct
  lines: readonly LineToOffer[]
}
type LineToOffer = Omit<ReplacedLine, 'otherProducts'> & {
  /** Variants of the other lines. */
  others: Iterable<number>
  /** In which a substitute must be sold. */
  countries: readonly string[]
}

/** The substitutes of several products that may be sold to all who have them, best first, in one pass over the catalogue. */
export function offerSubstitutes(
  { products }: Pick<Deps, 'products'>,
  wanted: readonly ToReplace[],
  view: ProductView,
): Substitute[][] {
  const keys = wanted.map(({ replaced }) => mainIngredient(replaced.facts)?.key ?? undefined)
  const offered = products.withIngredients(new Set(keys.filter((key) => key !== undefined)), view)
  return wanted.map(({ replaced, lines }, at) => {
    const similar = offered.filter(({ facts }) => facts.substances.some(({ key }) => key === keys[at]))
    if (keys[at] === undefined || similar.length === 0) return []
    const productOf = products.pricesOf(
      lines.flatMap(({ others }) => [...others]),
      view,
    )
    const placed = lines.map(({ others, countries: _, ...line }) => ({
      ...line,
      otherProducts: new Set([...others].flatMap((id) => productOf.get(id)?.productId ?? [])),
    }))
    const ranked = rankSubstitutes(replaced, placed, similar)
    const blocked = blockedIn(
      products,
      ranked.map(({ variantId }) => variantId),
      lines,
    )
    return ranked.filter(({ variantId }) => !blocked.has(variantId))
  })
}

function blockedIn(
  products: Deps['products'],
  variantIds: readonly number[],
  lines: readonly LineToOffer[],
): ReadonlySet<number> {
  const countries = new Set(lines.flatMap((line) => line.countries))
  return new Set(
    [...countries].flatMap((country) => [
      ...products.blockedOf(variantIds, { country, language: 'en' }).keys(),
    ]),
  )
}
