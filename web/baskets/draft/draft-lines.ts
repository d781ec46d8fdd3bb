import type { Basket } from '#contract/baskets.ts'
import type { ListedProtocolProduct } from '#contract/protocols.ts'
import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'

export type DraftLine = { variantId: number; quantity: number }

export function linesOf({ products }: Pick<Basket, 'products'>): DraftLine[] {
  return products.map(({ product_variant_id: variantId, quantity }) => ({ variantId, quantity }))
}

/** One pack more, at the end if it is new. */
export function withProduct(lines: readonly DraftLine[], variantId: number): DraftLine[] {
  return withAtLeast(lines, [{ variantId, quantity: quantityOf(lines, variantId) + 1 }])
}

export function withQuantity(lines: readonly DraftLine[], variantId: number, quantity: number): DraftLine[] {
  return lines.flatMap((line) => {
    if (line.variantId !== variantId) return line
    return quantity > 0 ? { variantId, quantity } : []
  })
}

/** A product of a protocol: its packs, and whether it is sold. */
export type Needed = Pick<ListedProtocolProduct, 'product_variant_id' | 'item_count' | 'state'>

/** The packs that a protocol needs: what is already there is raised, and taking it over twice changes nothing. */
export function withProtocol(lines: readonly DraftLine[], products: readonly Needed[]): DraftLine[] {
  const sold = products.filter(({ state }) => state === 'sold' || state === 'out')
  return withAtLeast(
    lines,
    sold.map(({ product_variant_id: variantId, item_count: quantity }) => ({ variantId, quantity })),
  )
}

function withAtLeast(lines: readonly DraftLine[], wanted: readonly DraftLine[]): DraftLine[] {
  const quantities = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
  for (const { variantId, quantity } of wanted)
    quantities.set(
      variantId,
      Math.min(cartQuantityMaximum, Math.max(quantity, quantities.get(variantId) ?? 0)),
    )
  return [...quantities]
    .slice(0, Math.max(lines.length, cartLinesMaximum))
    .map(([variantId, quantity]) => ({ variantId, quantity }))
}

function quantityOf(lines: readonly DraftLine[], variantId: number): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0
}
