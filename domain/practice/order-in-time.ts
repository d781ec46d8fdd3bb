import { addDays, type Day } from '../days.ts'
import { exact } from '../exact.ts'
import { amountNeeded, endOf, type Use } from './supply-left.ts'

/** An order covers at most this many days. */
export const orderDays = 30

export type Need = {
  uses: readonly Use[]
  /** What is left today, and what is on its way. */
  amount: number
  /** Contents of one pack, in units of the dose. */
  perPack: number
}

/** Whole packs so that nothing runs out before the end of the plan, or in the next 30 days. */
export function packsToOrder({ uses, amount, perPack }: Need, today: Day): number {
  if (perPack <= 0) return 0
  const last = addDays(today, orderDays - 1)
  const end = endOf(uses)
  const missing = amountNeeded(uses, today, end === null ? last : Math.min(end, last)) - amount
  return Math.max(0, Math.ceil(exact(missing / perPack)))
}
