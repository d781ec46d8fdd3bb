import type { ProblemCode } from '../problems.ts'
import { cartQuantityMaximum } from './limits.ts'

export { cartLinesMaximum, cartQuantityMaximum, wishlistMaximum } from './limits.ts'

/** A line of a cart, known by its variant. `linkToken`: the public protocol it came from. */
export type CartLine = { variantId: number; quantity: number; linkToken?: string | undefined }

/** Adding what is there adds to its quantity; something new stands last. */
export function withAdded<Line extends CartLine>(lines: readonly Line[], added: Line): Line[] {
  const known = lines.find(({ variantId }) => variantId === added.variantId)
  if (!known) return [...lines, added]
  return withQuantity(lines, added.variantId, known.quantity + added.quantity)
}

/** Removing lowers by one; at zero the line goes. */
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
 * A visitor's cart meets their own at sign-in: of each product the larger quantity, so that merging twice, after a
 * reload or in two tabs, gives the same.
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

/** "Buy this protocol": each of its lines that is missing or too few is brought up to the protocol's quantity. */
export function withAtLeast<Line extends CartLine>(lines: readonly Line[], wanted: readonly Line[]): Line[] {
  return mergedCarts(lines, wanted)
}

export type StockProblem = Extract<ProblemCode, 'out-of-stock' | 'not-enough-stock' | 'quantity-too-large'>

/** Why not so many packs can be had now. */
export function quantityProblem(quantity: number, stock: number): StockProblem | undefined {
  if (quantity > cartQuantityMaximum) return 'quantity-too-large'
  if (stock === 0) return 'out-of-stock'
  return quantity > stock ? 'not-enough-stock' : undefined
}

/** What a cart says about a line whose price or stock has changed since it was put in. */
export const cartNotices = [
  'not-sold',
  'practitioner-only',
  'out-of-stock',
  'fewer-left',
  'price-up',
  'price-down',
] as const
export type CartNotice = (typeof cartNotices)[number]

type Known = {
  quantity: number
  priceThen: number | null
  price: number | null
  stock: number
  isSold: boolean
}

export function cartNotice({ quantity, priceThen, price, stock, isSold }: Known): CartNotice | null {
  if (!isSold) return 'not-sold'
  if (price === null) return 'practitioner-only'
  if (stock === 0) return 'out-of-stock'
  if (quantity > stock) return 'fewer-left'
  if (priceThen === null || priceThen === price) return null
  return price > priceThen ? 'price-up' : 'price-down'
}

/** Nothing can be ordered while a line says one of these. */
export function blocksOrder(notice: CartNotice | null): boolean {
  return notice !== null && notice !== 'price-up' && notice !== 'price-down'
}
