import type { PlanProduct } from '#contract/sharing.ts'
import type { PlanInSlot } from '../../platform/slots.tsx'

type Listed = Pick<PlanProduct, 'id' | 'product_variant_id' | 'item_count' | 'name' | 'state' | 'price'>

/** Products that may not be sold in the reader's country. */
export type Restricted = Pick<ReadonlySet<number>, 'has'>

export function canBeBought(
  { id, state, price }: Pick<Listed, 'id' | 'state' | 'price'>,
  restricted: Restricted,
): boolean {
  return state === 'sold' && price !== null && !restricted.has(id)
}

/** A protocol as something to buy, whole or without the deselected variants. */
export function planInSlot(
  products: readonly Listed[],
  source: PlanInSlot['source'],
  { deselected, restricted }: { deselected: ReadonlySet<number>; restricted: Restricted },
): PlanInSlot {
  const chosen = products.filter((product) => !deselected.has(product.product_variant_id))
  const isWhole = chosen.length === products.length
  return {
    source: isWhole
      ? source
      : { ...source, product_variant_ids: chosen.map(({ product_variant_id: id }) => id) },
    lines: chosen.map((product) => ({
      variantId: product.product_variant_id,
      quantity: product.item_count,
      name: product.name,
      isAvailable: canBeBought(product, restricted),
    })),
  }
}
