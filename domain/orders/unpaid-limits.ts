import type { Minor } from '../money.ts'
import type { ProblemCode } from '../problems.ts'
import type { Ending } from './settlement.ts'

/** Maximum number of unpaid orders per person for which goods are held at once. */
export const unpaidOrdersMaximum = 5

/** Maximum number of packs held per person. A practice that orders for twenty clients needs about half of it. */
export const unpaidPacksMaximum = 300

/**
 * Maximum amount held per person, in the region's currency. Anyone who needs more pays one order before placing the
 * next.
 */
export const unpaidValueMaximum: Minor = 1_000_000

/**
 * People without an account who share a network are told apart by their addresses, which cost nothing. So many may have
 * unpaid orders, or use a voucher, at a clinic, an office or a mobile operator; what they hold together is limited like
 * what one person holds.
 */
export const peoplePerNetwork = 5

/** Maximum share of a variant's stock that is held for one person. */
const stockShare = 0.5
/** This many packs may be the whole stock: a year's supply of one product, and too few to be worth blocking. */
const stockShareFloor = 12

/**
 * Maximum time per day for which goods may be held for orders that their client then lets expire or cancels. Giving up
 * a payment now and then, or changing an order soon, stays far below it; cancelling in the last minute gains nothing,
 * because the time counts.
 */
const minutesUntilOne = 120
const minutesUntilNone = 240
const windowMs = 24 * 60 * 60_000

/** Orders that ended in one of these ways held goods for nothing, because of their client. */
export const abandonedEndings = ['payment-expired', 'by-client'] as const satisfies readonly Ending[]

/** An order that ended unpaid. */
export type AbandonedOrder = { placedAt: Date; heldUntil: Date; endedAt: Date }
/** What is held for somebody, or is about to be. */
export type Unpaid = { orders: number; packs: number; value: Minor }

export type UnpaidProblem = {
  code: Extract<
    ProblemCode,
    'too-many-unpaid' | 'too-many-packs-unpaid' | 'too-much-unpaid' | 'one-unpaid' | 'unpaid-pause'
  >
  /** When more will be allowed. */
  until?: Date
}

/** The time from which ended orders still count. */
export function abandonedSince(now: Date): Date {
  return new Date(now.getTime() - windowMs)
}

/** Why another unpaid order cannot be placed besides the existing ones of one person, or of several together. */
export function unpaidProblem(
  waiting: Unpaid,
  asked: Omit<Unpaid, 'orders'>,
  lapsed: readonly AbandonedOrder[],
  now: Date,
  people = 1,
): UnpaidProblem | undefined {
  const none = pauseEnd(lapsed, minutesUntilNone * people, now)
  if (none) return { code: 'unpaid-pause', until: none }
  const one = pauseEnd(lapsed, minutesUntilOne * people, now)
  if (one && waiting.orders >= people) return { code: 'one-unpaid', until: one }
  if (waiting.orders >= unpaidOrdersMaximum * people) return { code: 'too-many-unpaid' }
  if (waiting.packs + asked.packs > unpaidPacksMaximum) return { code: 'too-many-packs-unpaid' }
  if (waiting.value + asked.value > unpaidValueMaximum) return { code: 'too-much-unpaid' }
  return undefined
}

/** How many more packs of one variant, besides those already held for them, may be held for a person. */
export function packsLeftUnpaid({ stock, waiting }: { stock: number; waiting: number }): number {
  const most = Math.max(stockShareFloor, Math.floor((stock + waiting) * stockShare))
  return Math.min(stock, Math.max(0, most - waiting))
}

/** When goods will have been held for fewer than this many minutes in a day; undefined if that is already so. */
function pauseEnd(lapsed: readonly AbandonedOrder[], minutes: number, now: Date): Date | undefined {
  const since = abandonedSince(now)
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

/** The shop's delay in ending an order does not count against its client. */
function keptMs({ placedAt, heldUntil, endedAt }: AbandonedOrder): number {
  return Math.max(0, Math.min(endedAt.getTime(), heldUntil.getTime()) - placedAt.getTime())
}
