import { exact } from '../exact.ts'
import type { Label } from './label.ts'

/**
 * The amount in one unit of the daily portion, such as one capsule of two. Null if the label gives no amount or count.
 */
export function amountPerUnit(amount: number | null, portion: Label['dailyPortion']): number | null {
  if (amount === null || !portion || portion.amount <= 0) return null
  return exact(amount / portion.amount)
}
