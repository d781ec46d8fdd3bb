import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'

/** The discount that most of those have who hold the protocol; the lower of two as frequent. */
export function usualDiscount(given: readonly DiscountRate[]): DiscountRate | undefined {
  const timesGiven = (rate: DiscountRate) => given.filter((other) => other === rate).length
  const [usual] = discountRates.toSorted((a, b) => timesGiven(b) - timesGiven(a) || a - b)
  return given.length > 0 ? usual : undefined
}
