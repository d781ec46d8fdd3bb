import type { PlanProduct } from '#contract/sharing.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import { type Supply, supplyOf } from '#domain/protocols/supply.ts'

export type SuppliedProduct = Pick<
  PlanProduct,
  'product_variant_id' | 'variants' | 'item_count' | 'facts' | 'price'
> & { dose: Dose | null }

/** How long the packs of a line last; its cost is in major units, as its price. */
export function supplyOfProduct(product: SuppliedProduct): Supply {
  const { product_variant_id: variantId, variants, item_count: quantity, dose, facts, price } = product
  return supplyOf({
    dose,
    content: variants.find(({ id }) => id === variantId)?.content ?? null,
    labelContent: variants[0]?.content ?? null,
    quantity,
    facts,
    price,
  })
}
