import { mainIngredient } from '#domain/protocols/substitutes/main-ingredient.ts'
import {
  type ReplacedLine,
  type ReplacedProduct,
  rankSubstitutes,
  type Substitute,
} from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Deps } from '#server/platform/context.ts'

/** A product, and its lines in protocols; `others` are the variants of the other lines. */
export type ToReplace = {
  replaced: ReplacedProduct
  lines: readonly (Omit<ReplacedLine, 'otherProducts'> & { others: Iterable<number> })[]
}

/** The substitutes of several products, best first, in one pass over the catalogue. */
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
    const placed = lines.map(({ others, ...line }) => ({
      ...line,
      otherProducts: new Set([...others].flatMap((id) => productOf.get(id)?.productId ?? [])),
    }))
    return rankSubstitutes(replaced, placed, similar)
  })
}
