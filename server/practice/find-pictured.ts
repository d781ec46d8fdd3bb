import type { PicturedProduct } from '#contract/pictured-products.ts'
import type { Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import { presentListedLines } from '#server/protocols/present-protocol.ts'

/** More pictures fit neither on a card nor in a row. */
export const maxPictures = 4

/** Products to be shown as pictures, by variant. */
export async function findPicturedProducts(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  variantIds: readonly number[],
  language: Language,
): Promise<Map<number, PicturedProduct>> {
  const lines = [...new Set(variantIds)].map((variantId) => ({ variantId, quantity: 1 }))
  const { products } = await presentListedLines(deps, lines, { language, practitionerPrices: true })
  return new Map(
    products.map(({ product_variant_id, name, language, range, assets }) => [
      product_variant_id,
      { product_variant_id, name, language, range, assets },
    ]),
  )
}
