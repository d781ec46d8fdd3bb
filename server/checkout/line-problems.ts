import { blocksOrder, type CartNotice } from '#domain/cart/cart.ts'
import type { ProblemCode } from '#domain/problems.ts'
import type { PricedHeldLine } from '#server/cart/price-lines.ts'
import type { Shortage } from '#server/catalogue/stock.ts'
import { refuse } from '#server/platform/problems.ts'

type Blocking = Exclude<CartNotice, 'price-up' | 'price-down'>
type Problem = { variantId: number; notice: Blocking }

const codeOf: Record<Blocking, ProblemCode> = {
  'not-sold': 'product-not-sold',
  'practitioner-only': 'practitioner-only',
  'out-of-stock': 'out-of-stock',
  'fewer-left': 'not-enough-stock',
}

/** Refuses a cart in which something cannot be ordered, and says what. */
export function refuseBlocked(lines: readonly PricedHeldLine[]): void {
  if (lines.length === 0) refuse('cart-empty')
  refuseLines(lines.flatMap(({ variantId, notice }) => (isBlocking(notice) ? [{ variantId, notice }] : [])))
}

/** Somebody else was faster. */
export function refuseShortages(shortages: readonly Shortage[]): void {
  refuseLines(
    shortages.map(({ variantId, stock }) => ({
      variantId,
      notice: stock === 0 ? 'out-of-stock' : 'fewer-left',
    })),
  )
}

function refuseLines(problems: readonly Problem[]): void {
  const [first] = problems
  if (!first) return
  const errors = problems.map(({ variantId, notice }) => [`items.${variantId}`, [notice]])
  refuse(codeOf[first.notice], Object.fromEntries(errors))
}

function isBlocking(notice: CartNotice | null): notice is Blocking {
  return blocksOrder(notice)
}
