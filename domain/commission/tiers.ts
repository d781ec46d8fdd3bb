import type { DiscountRate } from '../clients/discounts.ts'
import type { Minor } from '../money.ts'

/** By the turnover of a practitioner's clients in the last 12 months, in the region's currency. */
export const tiers = [
  { from: 0, rate: 20 },
  { from: 250_000, rate: 25 },
  { from: 1_000_000, rate: 30 },
] as const satisfies readonly { from: Minor; rate: number }[]
export type TierRate = (typeof tiers)[number]['rate']

export function tierRate(turnover: Minor): TierRate {
  return tiers.findLast(({ from }) => turnover >= from)?.rate ?? tiers[0].rate
}

/** The tier after the one that the turnover reaches; null in the highest. */
export function nextTier(turnover: Minor): (typeof tiers)[number] | null {
  return tiers.find(({ from }) => from > turnover) ?? null
}

/**
 * Commission on a sale at `price`: the tier's rate less the client's discount, on the price without VAT; never below
 * zero.
 */
export function commissionOf(
  price: Minor,
  { rate, discount, vatPercent }: { rate: TierRate; discount: DiscountRate; vatPercent: number },
): Minor {
  return Math.max(0, Math.round((price * (rate - discount)) / (100 + vatPercent)))
}
