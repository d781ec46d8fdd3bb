import type { Basket } from '#contract/baskets.ts'
import type { ListedProtocolProduct } from '#contract/protocols.ts'
import { withAtLeast } from '#domain/cart/cart.ts'
import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'

export type DraftLine = { variantId: number; quantity: number }

export function linesOf({ products }: Pick<Basket, 'products'>): DraftLine[] {
  return products.map(({ product_variant_id: variantId, quantity }) => ({ variantId, quantity }))
}

/** One pack more, at the end if it is new. */
export function withProduct(lines: readonly DraftLine[], variantId: number): DraftLine[] {
  return raisedTo(lines, [{ variantId, quantity: quantityOf(lines, variantId) + 1 }])
}

/** A product of a protocol: its packs, and whether it is sold. */
export type Needed = Pick<ListedProtocolProduct, 'product_variant_id' | 'item_count' | 'state'>

/** The packs that a protocol needs: what is already there is raised, and taking it over twice changes nothing. */
export function withProtocol(lines: readonly DraftLine[], products: readonly Needed[]): DraftLine[] {
  const sold = products.filter(({ state }) => state === 'sold' || state === 'out')
  return raisedTo(
    lines,
    sold.map(({ product_variant_id: variantId, item_count: quantity }) => ({ variantId, quantity })),
  )
}

/** At least these quantities, as far as a cart may have them. */
function raisedTo(lines: readonly DraftLine[], wanted: readonly DraftLine[]): DraftLine[] {
  return withAtLeast(lines, wanted)
    .slice(0, Math.max(lines.length, cartLinesMaximum))
    .map((line) => ({ ...line, quantity: Math.min(cartQuantityMaximum, line.quantity) }))
}

function quantityOf(lines: readonly DraftLine[], variantId: number): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0
}
