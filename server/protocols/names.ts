import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'

/** Names of products, on sale or not, by variant. */
export async function namesOfVariants(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  variantIds: Iterable<number>,
  view: ProductView,
): Promise<Map<number, string>> {
  const ids = [...new Set(variantIds)]
  const sold = products.ofVariants(ids, view)
  const missing = ids.filter((id) => !sold.has(id))
  const unsold = await findUnsoldVariants(db, missing, view.language)
  return new Map([
    ...[...sold].map(([id, { product }]) => [id, product.name] as const),
    ...[...unsold].map(([id, { name }]) => [id, name] as const),
  ])
}
