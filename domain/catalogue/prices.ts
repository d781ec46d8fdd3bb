import { dayMs } from '../local-time.ts'
import type { Minor } from '../money.ts'
import type { ContentUnit } from './vocabulary.ts'

/** A price and the time from which it applies. */
export type PricePoint = { amount: Minor; validFrom: Date }

/** The price that a reduction is compared with. */
export type Reduction = {
  /** The lowest price of the 30 days before the reduction began. */
  lowestBefore: Minor
  /** Whole percent, rounded down so that it never overstates. */
  percent: number
}

export type CurrentPrice = {
  amount: Minor
  reduction: Reduction | null
  /** When the next price applies, or the reduction is no longer shown as one. */
  changesAt: Date | null
}

export const reductionComparedDays = 30
export const reductionShownDays = 60

/** The current price, calculated from the history in any order; undefined before the first one. */
export function currentPrice(history: readonly PricePoint[], now: Date): CurrentPrice | undefined {
  const points = withoutRepeats([...history].sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime()))
  const inForce = points.filter((point) => point.validFrom <= now)
  const present = inForce.at(-1)
  if (!present) return undefined
  const reduction = reductionOf(inForce, present, now)
  const next = points[inForce.length]?.validFrom
  const reductionEnd = reduction && new Date(present.validFrom.getTime() + reductionShownDays * dayMs)
  return { amount: present.amount, reduction, changesAt: earliest(next, reductionEnd) }
}

function reductionOf(inForce: readonly PricePoint[], present: PricePoint, now: Date): Reduction | null {
  const beganMs = present.validFrom.getTime()
  if (now.getTime() >= beganMs + reductionShownDays * dayMs) return null
  const comparedFromMs = beganMs - reductionComparedDays * dayMs
  const before = inForce
    .slice(0, -1)
    .filter((_, index) => inForce[index + 1]!.validFrom.getTime() > comparedFromMs)
    .map((point) => point.amount)
  if (before.length === 0) return null
  const lowestBefore = Math.min(...before)
  if (present.amount >= lowestBefore) return null
  return { lowestBefore, percent: Math.floor(((lowestBefore - present.amount) * 100) / lowestBefore) }
}

// Suppliers' lists repeat unchanged prices; a repeated price does not count as a new one.
function withoutRepeats(points: readonly PricePoint[]): PricePoint[] {
  return points.filter((point, index) => point.amount !== points[index - 1]?.amount)
}

export function earliest(...dates: readonly (Date | null | undefined)[]): Date | null {
  const known = dates.filter((date): date is Date => date instanceof Date)
  return known.length === 0 ? null : known.reduce((first, date) => (date < first ? date : first))
}

export type Content = { amount: number; unit: ContentUnit }
export type UnitPrice = { amount: Minor; per: number; unit: ContentUnit }

/** The price per 100 g, 100 ml or piece; null if the contents are unknown. */
export function unitPriceOf(price: Minor, content: Content | null): UnitPrice | null {
  if (!content || content.amount <= 0) return null
  const per = content.unit === 'g' || content.unit === 'ml' ? 100 : 1
  return { amount: Math.round((price * per) / content.amount), per, unit: content.unit }
}
