import type { Minor } from '../money.ts'

/** In percent, paid from the practitioner's commission. */
export const discountRates = [0, 5, 10, 15, 20] as const
export type DiscountRate = (typeof discountRates)[number]

/** The server is asked only for more than two characters. */
export const clientSearchMinimum = 3
export const clientSearchLimit = 100
export const clientSearchPauseMs = 500

export function discountOf(amount: Minor, rate: DiscountRate): Minor {
  return Math.round((amount * rate) / 100)
}

type Line = { price: Minor | null; quantity: number }

/** For a protocol: rounded per line, so that the lines add up to the total. */
export function discountOfLines(lines: readonly Line[], rate: DiscountRate): Minor {
  return lines.reduce((sum, { price, quantity }) => sum + discountOf((price ?? 0) * quantity, rate), 0)
}
