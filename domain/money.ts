/** A whole number of minor units: cents, pence. */
export type Minor = number

export const currencies = ['EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Minor units as the wire writes them: major units with at most two decimals. */
export function toMajor(amount: Minor): number {
  return amount / 100
}

/** Major units of the wire, as the whole number of minor units they stand for. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100)
}

/** Parts of `total` by weight, whole and summing to it: the largest remainders get what rounding leaves. All weights zero: the first gets all. */
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
