import type { FieldProblem } from '../field-problems.ts'
import type { Minor } from '../money.ts'
import { currentPrice, type PricePoint, type Reduction } from './prices.ts'

/** A price from a time on; with `until` a reduction, after which the regular price applies again. */
export type PlannedPrice = { amount: Minor; from: Date; until: Date | null }
export type PriceField = 'amount' | 'from' | 'until'
export type PlannedPoints = { points: PricePoint[] } | { field: PriceField; problem: FieldProblem }

/** The prices that this adds to the history, which itself is never rewritten. */
export function planPrice(
  history: readonly PricePoint[],
  { amount, from, until }: PlannedPrice,
  now: Date,
): PlannedPoints {
  if (from < now) return { field: 'from', problem: 'day-passed' }
  if (until && until <= from) return { field: 'until', problem: 'ends-first' }
  const isMeanwhile = ({ validFrom }: PricePoint) => validFrom >= from && (!until || validFrom <= until)
  if (history.some(isMeanwhile)) return { field: 'from', problem: 'price-overlaps' }
  const regular = amountAt(history, from)
  if (regular === amount) return { field: 'amount', problem: 'price-unchanged' }
  if (!until) return { points: [{ amount, validFrom: from }] }
  if (regular === undefined || amount > regular) return { field: 'amount', problem: 'price-not-reduced' }
  return {
    points: [
      { amount, validFrom: from },
      { amount: regular, validFrom: until },
    ],
  }
}

/** How the shop would announce this price: a reduction names the lowest price of the 30 days before it. */
export function announcedReduction(
  history: readonly PricePoint[],
  { amount, from }: Pick<PlannedPrice, 'amount' | 'from'>,
): Reduction | null {
  return currentPrice([...history, { amount, validFrom: from }], from)?.reduction ?? null
}

/** Only what has not begun can be taken back. */
export function isComing({ validFrom }: Pick<PricePoint, 'validFrom'>, now: Date): boolean {
  return validFrom > now
}

export function amountAt(history: readonly PricePoint[], at: Date): Minor | undefined {
  return history
    .filter(({ validFrom }) => validFrom <= at)
    .toSorted((one, other) => one.validFrom.getTime() - other.validFrom.getTime())
    .at(-1)?.amount
}
