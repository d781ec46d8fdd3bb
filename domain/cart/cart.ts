import type { ProblemCode } from '../problems.ts'
import { cartQuantityMaximum } from './limits.ts'

/** A cart line, identified by its variant. */
export type CartLine = {
  variantId: number
  quantity: number
  /** The link of the protocol it was added from. */
  linkToken?: string | undefined
  /** The protocol on a practitioner’s page it was added from. */
  publicProtocolId?: number | undefined
}

/** The quantity of each variant. */
export function quantitiesOf(lines: readonly CartLine[]): Map<number, number> {
  return new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
}

/** Adding a variant that is already there raises its quantity; a new one goes to the end. */
export function withAdded<Line extends CartLine>(lines: readonly Line[], added: Line): Line[] {
  const known = lines.find(({ variantId }) => variantId === added.variantId)
  if (!known) return [...lines, added]
  return withQuantity(lines, added.variantId, known.quantity + added.quantity)
}

/** Lowers the quantity by one; at zero the line is removed. */
export function withOneLess<Line extends CartLine>(lines: readonly Line[], variantId: number): Line[] {
  const known = lines.find((line) => line.variantId === variantId)
  return known ? withQuantity(lines, variantId, known.quantity - 1) : [...lines]
}

/** Zero removes the line. */
export function withQuantity<Line extends CartLine>(
  lines: readonly Line[],
  variantId: number,
  quantity: number,
): Line[] {
  if (quantity < 1) return lines.filter((line) => line.variantId !== variantId)
  return lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line))
}

/**
 * Merges a visitor's cart into their own at sign-in: the larger quantity of each product wins, so that merging twice
 * (after a reload, or in two tabs) gives the same result.
 */
export function mergedCarts<Line extends CartLine>(own: readonly Line[], visitors: readonly Line[]): Line[] {
  const merged = new Map(own.map((line) => [line.variantId, line]))
  for (const line of visitors) {
    const known = merged.get(line.variantId)
    const quantity = Math.max(known?.quantity ?? 0, line.quantity)
    merged.set(line.variantId, { ...(known ?? line), quantity })
  }
  return [...merged.values()]
}

/** "Buy this protocol": raises each of its lines to at least the protocol's quantity. */
export function withAtLeast<Line extends CartLine>(lines: readonly Line[], wanted: readonly Line[]): Line[] {
  return mergedCarts(lines, wanted)
}

export type StockProblem = Extract<ProblemCode, 'out-of-stock' | 'not-enough-stock' | 'quantity-too-large'>

/** Why this quantity is not available now. */
export function quantityProblem(quantity: number, stock: number): StockProblem | undefined {
  if (quantity > cartQuantityMaximum) return 'quantity-too-large'
  if (stock === 0) return 'out-of-stock'
  return quantity > stock ? 'not-enough-stock' : undefined
}

/** The notice for a line whose price or stock has changed since it was added. */
export const cartNotices = [
  'not-sold',
  'not-sold-here',
  'practitioner-only',
  'out-of-stock',
  'fewer-left',
  'price-up',
  'price-down',
] as const
export type CartNotice = (typeof cartNotices)[number]

type LineState = {
  quantity: number
  priceThen: number | null
  price: number | null
  stock: number
  isSold: boolean
  /** In the country of delivery. */
  isSoldHere: boolean
}

export function cartNotice({
  quantity,
  priceThen,
  price,
  stock,
  isSold,
  isSoldHere,
}: LineState): CartNotice | null {
  if (!isSold) return 'not-sold'
  if (!isSoldHere) return 'not-sold-here'
  if (price === null) return 'practitioner-only'
  if (stock === 0) return 'out-of-stock'
  if (quantity > stock) return 'fewer-left'
  if (priceThen === null || priceThen === price) return null
  return price > priceThen ? 'price-up' : 'price-down'
}

/** No order can be placed while a line has one of these notices. */
export function blocksOrder(notice: CartNotice | null): boolean {
  return notice !== null && notice !== 'price-up' && notice !== 'price-down'
}
