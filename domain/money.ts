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
