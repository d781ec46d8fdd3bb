import type { CartItem } from '#contract/cart.ts'
import { type CartLine, quantitiesOf } from '#domain/cart/cart.ts'
import type { CartEdit } from '../store/cart-changes.ts'

/** How many packs of a saved line can be ordered now. */
export function orderableQuantity({ price, notice, quantity, quantity_maximum: most }: CartItem): number {
  if (price === null || notice === 'not-sold-here') return 0
  return Math.min(quantity, most)
}

export type MergeMode = 'merge' | 'replace'

/** What changes in a cart: merging keeps the larger quantity of each product. */
export function editsFor(own: readonly CartLine[], saved: readonly CartItem[], how: MergeMode): CartEdit[] {
  const held = quantitiesOf(own)
  const taken = saved.flatMap((item) => {
    const quantity = orderableQuantity(item)
    return quantity > 0 ? [{ variantId: item.product_variant_id, quantity }] : []
  })
  const wanted = new Set(taken.map(({ variantId }) => variantId))
  const removed = own.filter(({ variantId }) => how === 'replace' && !wanted.has(variantId))
  return [
    ...removed.map(({ variantId }): CartEdit => ({ kind: 'set', variantId, quantity: 0 })),
    ...taken.flatMap(({ variantId, quantity }): CartEdit[] => {
      const now = held.get(variantId) ?? 0
      if (now === 0) return [{ kind: 'add', variantId, quantity }]
      const isKept = now === quantity || (how === 'merge' && now > quantity)
      return isKept ? [] : [{ kind: 'set', variantId, quantity }]
    }),
  ]
}
