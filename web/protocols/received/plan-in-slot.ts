import type { PlanProduct } from '#contract/sharing.ts'
import type { PlanInSlot } from '../../platform/slots.tsx'

/** A protocol as something to buy. */
export function planInSlot(products: readonly PlanProduct[], source: PlanInSlot['source']): PlanInSlot {
  return {
    source,
    lines: products.map(({ product_variant_id: variantId, item_count: quantity, name, state, price }) => ({
      variantId,
      quantity,
      name,
      isToBeHad: state === 'sold' && price !== null,
    })),
  }
}
