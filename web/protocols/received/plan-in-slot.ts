import type { PlanProduct } from '#contract/sharing.ts'
import type { PlanInSlot } from '../../platform/slots.tsx'

type Listed = Pick<PlanProduct, 'product_variant_id' | 'item_count' | 'name' | 'state' | 'price'>

export function canBeBought({ state, price }: Pick<Listed, 'state' | 'price'>): boolean {
  return state === 'sold' && price !== null
}

/** A protocol as something to buy, whole or without the deselected variants. */
export function planInSlot(
  products: readonly Listed[],
  source: PlanInSlot['source'],
  deselected: ReadonlySet<number> = new Set(),
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
      isAvailable: canBeBought(product),
    })),
  }
}
