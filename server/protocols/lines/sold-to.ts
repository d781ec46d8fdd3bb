import type { ProductView, SoldPrice } from '#server/catalogue/products-of-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'

/** A variant that this practitioner may add to a protocol. */
export function soldTo(
  { products }: Pick<Deps, 'products'>,
  variantId: number,
  view: ProductView,
): SoldPrice {
  const sold = products.pricesOf([variantId], view).get(variantId) ?? refuse('product-not-sold')
  return sold.price === null ? refuse('practitioner-only') : sold
}
