import type { ProductSource } from '#server/catalogue/queries/products-of-variants.ts'

/** Short of its date a product may not be sold, whatever lies in the stockroom. */
export function isAvailable(products: ProductSource, variantId: number): boolean {
  const sold = products.ofVariants([variantId], { language: 'en', practitionerPrices: true }).get(variantId)
  return sold?.product.variants.some(({ id, availability }) => id === variantId && availability) ?? false
}
