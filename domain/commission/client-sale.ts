import { type DiscountRate, discountOfLines } from '../clients/discounts.ts'
import type { Minor } from '../money.ts'
import { totalOf } from '../protocols/price-total.ts'
import { commissionOf, type TierRate } from './tiers.ts'

type Line = { price: Minor | null; quantity: number }
export type Terms = { rate: TierRate; vatPercent: number }
export type Sale = { pays: Minor; saves: Minor; earns: Minor }

/**
 * What a client with this discount pays for a protocol, and the commission on it: calculated line by line, like an
 * order.
 */
export function saleToClient(
  lines: readonly Line[],
  discount: DiscountRate,
  { rate, vatPercent }: Terms,
): Sale {
  const saves = discountOfLines(lines, discount)
  const earns = lines.reduce(
    (sum, { price, quantity }) => sum + commissionOf((price ?? 0) * quantity, { rate, discount, vatPercent }),
    0,
  )
  return { pays: totalOf(lines) - saves, saves, earns }
}
