import type { CartProduct } from '#contract/cart.ts'
import type { Language } from '#domain/languages.ts'
import { cartProduct, unsoldProduct } from '#server/cart/price-lines.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'

/** The present state of ordered products, by variant, in the reader's language. */
export type ProductsNow = { language: Language; byVariant: ReadonlyMap<number, CartProduct> }

export async function productsNow(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  orders: readonly { lines: readonly { variantId: number }[] }[],
  language: Language,
): Promise<ProductsNow> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)))]
  const sold = products.ofVariants(ids, { language, practitionerPrices: false })
  const unsold = await findUnsoldVariants(
    db,
    ids.filter((id) => !sold.has(id)),
    language,
  )
  const shown = new Map<number, CartProduct>()
  for (const [id, { product }] of sold) shown.set(id, cartProduct(product, id, false))
  for (const [id, known] of unsold) shown.set(id, unsoldProduct(known))
  return { language, byVariant: shown }
}
