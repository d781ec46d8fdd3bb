import type { Label } from './label.ts'

/** What one unit of the daily portion holds: one capsule of two. Null when the label gives no amount or no count. */
export function amountPerUnit(amount: number | null, portion: Label['dailyPortion']): number | null {
  if (amount === null || !portion || portion.amount <= 0) return null
  return Number((amount / portion.amount).toPrecision(12))
}
