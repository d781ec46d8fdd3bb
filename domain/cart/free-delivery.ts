import type { Minor } from '../money.ts'

type Goods = {
  /** What is missing for free delivery. */
  missing: Minor
  /** The products in the cart, without and with all reductions. */
  before: Minor
  after: Minor
  /** The practitioner's discount, in percent. */
  discountRate: number
}

/** The price from which one more product, reduced like those in the cart, makes the delivery free. */
export function priceToClose({ missing, before, after, discountRate }: Goods): Minor | undefined {
  const share = Math.min(before > 0 ? after / before : 1, 1 - discountRate / 100)
  // Rounded up: the reduction is rounded, too.
  return share > 0 ? Math.ceil(missing / share) : undefined
}

/** A product that costs much more than what is missing is no help. */
export function highestPriceToClose(lowest: Minor): Minor {
  return lowest + Math.max(lowest, 10_00)
}

export type ClosingPack = { productId: number; variantId: number; price: Minor; isSameCategory: boolean }

const offeredAtOnce = 3

/** Those that close the gap: first of the categories that are in the cart already, then by price; one per product. */
export function choosePacks<Pack extends ClosingPack>(packs: readonly Pack[]): Pack[] {
  const sorted = [...packs].sort(
    (one, other) =>
      Number(other.isSameCategory) - Number(one.isSameCategory) ||
      one.price - other.price ||
      one.variantId - other.variantId,
  )
  const cheapest = new Map<number, Pack>()
  for (const pack of sorted) if (!cheapest.has(pack.productId)) cheapest.set(pack.productId, pack)
  return [...cheapest.values()].slice(0, offeredAtOnce)
}
