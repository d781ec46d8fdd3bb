import { type LinePacks, packsToShip, packsWithClient } from './packs.ts'

/**
 * Of packs that nobody asked back, how many have not been sent; unless it is said, as many as there are. Undefined
 * where more is paid back than is free.
 */
export function unsentOfFree(
  line: LinePacks,
  { quantity, unsent = Math.min(quantity, packsToShip(line)) }: { quantity: number; unsent?: number },
): number | undefined {
  const isThere = unsent <= packsToShip(line) && quantity - unsent <= packsWithClient(line)
  return isThere && unsent <= quantity ? unsent : undefined
}

/** Of packs that a withdrawal waits for, how many have not been sent: what comes back is paid back first. */
export function unsentOfWithdrawn({ shipped, refunded, unsent }: LinePacks, quantity: number): number {
  return Math.max(0, quantity - (shipped - (refunded - unsent)))
}
