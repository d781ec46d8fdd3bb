import type { CartProduct } from '#contract/cart.ts'
import type { Language } from '#domain/languages.ts'
import { cartProduct, unsoldProduct } from '#server/cart/price-lines.ts'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Database } from '#server/platform/database.ts'
import type { WholeOrder } from './find-orders.ts'

/** How what was ordered looks now, by variant. */
export type ProductsNow = ReadonlyMap<number, CartProduct>
export type ShowingDeps = { db: Database; products: ProductSource }

export async function productsNow(
  { db, products }: ShowingDeps,
  orders: readonly Pick<WholeOrder, 'lines'>[],
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
  return shown
}
