import type { Minor } from '../money.ts'
import type { ProblemCode } from '../problems.ts'
import type { Ending } from './settlement.ts'

/** For how many unpaid orders of one person goods are kept at once. */
export const unpaidOrdersMaximum = 5

/** So many packs of one person at once. A practice that orders for twenty clients takes about half of it. */
export const unpaidPacksMaximum = 300

/** So much money of one person at once, in the region's currency. Anyone who needs more pays one order before the next. */
export const unpaidValueMaximum: Minor = 1_000_000

/** Of what is there of one variant, the share that is kept for one person. */
const stockShare = 0.5
/** So many packs may be all that is there: a year of one product, and few enough for nobody to gain by it. */
const stockShareFloor = 12

/**
 * For so long in a day goods may be kept for orders that their client then lets run out or cancels. A payment that is given
 * up now and then, or an order that is changed soon, stays far below; time counts, so that cancelling in the last minute
 * gains nothing.
 */
const minutesUntilOne = 120
const minutesUntilNone = 240
const windowMs = 24 * 60 * 60_000

/** Orders that ended so were kept for nothing, by their own client. */
export const lapsedEndings = ['payment-expired', 'by-client'] as const satisfies readonly Ending[]

/** An order that ended unpaid. */
export type Lapsed = { placedAt: Date; heldUntil: Date; endedAt: Date }
/** What is kept for somebody, or is to be. */
export type Unpaid = { orders: number; packs: number; value: Minor }

export type UnpaidProblem = {
  code: Extract<
    ProblemCode,
    'too-many-unpaid' | 'too-many-packs-unpaid' | 'too-much-unpaid' | 'one-unpaid' | 'unpaid-pause'
  >
  /** From when on more is allowed by itself. */
  until?: Date
}

/** From when on an order can no longer have a part in what is allowed. */
export function lapsedSince(now: Date): Date {
  return new Date(now.getTime() - windowMs)
}

/** Why one more order cannot wait for its payment, besides those that wait. */
export function unpaidProblem(
  waiting: Unpaid,
  asked: Omit<Unpaid, 'orders'>,
  lapsed: readonly Lapsed[],
  now: Date,
): UnpaidProblem | undefined {
  const none = pauseEnd(lapsed, minutesUntilNone, now)
  if (none) return { code: 'unpaid-pause', until: none }
  const one = pauseEnd(lapsed, minutesUntilOne, now)
  if (one && waiting.orders > 0) return { code: 'one-unpaid', until: one }
  if (waiting.orders >= unpaidOrdersMaximum) return { code: 'too-many-unpaid' }
  if (waiting.packs + asked.packs > unpaidPacksMaximum) return { code: 'too-many-packs-unpaid' }
  if (waiting.value + asked.value > unpaidValueMaximum) return { code: 'too-much-unpaid' }
  return undefined
}

/** Of one variant, how many more packs are kept for a person who has some waiting already, besides what is in stock. */
export function packsLeftUnpaid({ stock, waiting }: { stock: number; waiting: number }): number {
  const most = Math.max(stockShareFloor, Math.floor((stock + waiting) * stockShare))
  return Math.min(stock, Math.max(0, most - waiting))
}

/** When goods will have been kept for less than so many minutes in a day; undefined: they are now. */
function pauseEnd(lapsed: readonly Lapsed[], minutes: number, now: Date): Date | undefined {
  const since = lapsedSince(now)
  const recent = lapsed
    .filter(({ endedAt }) => endedAt > since)
    .sort((one, other) => one.endedAt.getTime() - other.endedAt.getTime())
  let left = recent.reduce((sum, order) => sum + keptMs(order), 0)
  let end: Date | undefined
  for (const order of recent) {
    if (left < minutes * 60_000) break
    left -= keptMs(order)
    end = new Date(order.endedAt.getTime() + windowMs)
  }
  return end
}

/** What the shop was late to end is not held against anybody. */
function keptMs({ placedAt, heldUntil, endedAt }: Lapsed): number {
  return Math.max(0, Math.min(endedAt.getTime(), heldUntil.getTime()) - placedAt.getTime())
}
