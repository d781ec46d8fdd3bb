import { blocksOrder, type CartNotice } from '#domain/cart/cart.ts'
import type { ProblemCode } from '#domain/problems.ts'
import type { PricedStoredLine } from '#server/cart/price-lines.ts'
import type { Shortage } from '#server/catalogue/stock/take-stock.ts'
import { refuse } from '#server/platform/problems.ts'

/** What is not sold in the country of delivery is refused with its reasons. */
type Blocking = Exclude<CartNotice, 'not-sold-here' | 'price-up' | 'price-down'>
type Problem = { variantId: number; notice: Blocking }

const codeOf: Record<Blocking, ProblemCode> = {
  'not-sold': 'product-not-sold',
  'practitioner-only': 'practitioner-only',
  'out-of-stock': 'out-of-stock',
  'fewer-left': 'not-enough-stock',
}

/** Refuses a cart with lines that cannot be ordered, and says which. */
export function refuseBlocked(lines: readonly PricedStoredLine[]): void {
  if (lines.length === 0) refuse('cart-empty')
  refuseLines(lines.flatMap(({ variantId, notice }) => (isBlocking(notice) ? [{ variantId, notice }] : [])))
}

/** Another request was faster. */
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
  return notice !== 'not-sold-here' && blocksOrder(notice)
}
