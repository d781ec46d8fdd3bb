import type { Language } from '#domain/languages.ts'
import { plateColours } from '#lib/pack-drawing/pack-drawing.ts'
import { requireProducts } from '#server/catalogue/await-products.ts'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import type { EmailLine } from '#server/platform/mail/email.ts'

/** Pictures for emails, of products still on sale, by variant. */
export async function picturesOf(
  products: ProductSource,
  variantIds: readonly number[],
  language: Language,
): Promise<Map<number, NonNullable<EmailLine['picture']>>> {
  await requireProducts(products)
  const sold = products.ofVariants(variantIds, { language, practitionerPrices: true })
  return new Map(
    [...sold].flatMap(([id, { product }]) => {
      const path = product.assets[0]?.thumbnails.thumbnail_125
      return path ? [[id, { path, ground: plateColours[product.range] }] as const] : []
    }),
  )
}
