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

/** Why no pack of a product can be added: the draft has no room for another product, or for more packs of this one. */
export function additionProblem(
  lines: readonly DraftLine[],
  variantId: number,
): 'lines-full' | 'packs-full' | undefined {
  const quantity = quantityOf(lines, variantId)
  if (quantity >= cartQuantityMaximum) return 'packs-full'
  return quantity === 0 && lines.length >= cartLinesMaximum ? 'lines-full' : undefined
}

/** A product of a protocol: its packs, and whether it is sold. */
export type Needed = Pick<ListedProtocolProduct, 'product_variant_id' | 'name' | 'item_count' | 'state'>

/** A draft with the products of a protocol, and the names of those that are not in it. */
export type WithProtocol = {
  lines: DraftLine[]
  /** No longer, or not to this practitioner's clients. */
  notSold: string[]
  /** The draft has no room for them. */
  noRoom: string[]
  /** Nothing of the protocol is in the draft. */
  isNothingTaken: boolean
}

/** The packs that a protocol needs: what is already there is raised, and taking it over twice changes nothing. */
export function withProtocol(lines: readonly DraftLine[], products: readonly Needed[]): WithProtocol {
  const sold = products.filter(isSold)
  const raised = raisedTo(
    lines,
    sold.map(({ product_variant_id: variantId, item_count: quantity }) => ({ variantId, quantity })),
  )
  const without = sold.filter(({ product_variant_id: id }) => quantityOf(raised, id) === 0)
  return {
    lines: raised,
    notSold: namesOf(products.filter((product) => !isSold(product))),
    noRoom: namesOf(without),
    isNothingTaken: without.length === sold.length,
  }
}

const isSold = ({ state }: Needed) => state === 'sold' || state === 'out'
const namesOf = (products: readonly Needed[]) => [...new Set(products.map(({ name }) => name))]

/** At least these quantities, as far as a cart may have them. */
function raisedTo(lines: readonly DraftLine[], wanted: readonly DraftLine[]): DraftLine[] {
  return withAtLeast(lines, wanted)
    .slice(0, Math.max(lines.length, cartLinesMaximum))
    .map((line) => ({ ...line, quantity: Math.min(cartQuantityMaximum, line.quantity) }))
}

export function quantityOf(lines: readonly DraftLine[], variantId: number): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0
}
