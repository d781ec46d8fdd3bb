/** A whole number of minor units: cents or pence. */
export type Minor = number

export const currencies = ['EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Minor units as sent in the API: major units with at most two decimals. */
export function toMajor(amount: Minor): number {
  return amount / 100
}

/** Parses major units from the API into whole minor units. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100)
}

/**
 * Splits `total` by weight into whole parts that add up to it (largest remainder method). If all weights are zero the
 * first part gets everything.
 */
export function share(total: Minor, weights: readonly number[]): Minor[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map((_, at) => (at === 0 ? total : 0))
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part - parts[at]! }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
  const left = total - parts.reduce((all, part) => all + part, 0)
  for (const { at } of byRemainder.slice(0, left)) parts[at]! += 1
  return parts
}
