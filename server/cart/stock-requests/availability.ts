import { eq } from 'drizzle-orm'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'

/** Too close to its best-before date a product may not be sold, whatever the stock. */
export function isAvailable(products: ProductSource, variantId: number): boolean {
  return products.pricesOf([variantId], { practitionerPrices: true }).get(variantId)?.isAvailable ?? false
}

/** Refuses variants that are not sold: waiting for them is useless. */
export async function isInStock(
  { db, products }: { db: Database; products: ProductSource },
  variantId: number,
): Promise<boolean> {
  if (products.pricesOf([variantId], { practitionerPrices: true }).size === 0)
    return refuse('product-not-sold')
  const [variant] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, variantId))
  return (variant?.stock ?? 0) > 0 && isAvailable(products, variantId)
}
