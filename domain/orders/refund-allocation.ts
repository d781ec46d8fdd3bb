import { type LinePacks, packsToShip, packsWithClient } from './packs.ts'

/**
 * Of packs outside a withdrawal, how many have not been sent; by default as many as possible. Undefined if more packs
 * are refunded than are available.
 */
export function unsentOutsideWithdrawal(
  line: LinePacks,
  { quantity, unsent = Math.min(quantity, packsToShip(line)) }: { quantity: number; unsent?: number },
): number | undefined {
  const isThere = unsent <= packsToShip(line) && quantity - unsent <= packsWithClient(line)
  return isThere && unsent <= quantity ? unsent : undefined
}

/** Of packs in an open withdrawal, how many have not been sent: returned packs are refunded first. */
export function unsentInWithdrawal({ shipped, refunded, unsent }: LinePacks, quantity: number): number {
  return Math.max(0, quantity - (shipped - (refunded - unsent)))
}

type OrderLinePacks = Pick<LinePacks, 'quantity' | 'shipped' | 'refunded' | 'unsent'> & { id: number }

/** All packs that have not been refunded, those in open withdrawals included, for a refund that leaves nothing. */
export function remainingPacks(lines: readonly OrderLinePacks[]) {
  return lines
    .map(({ id, quantity, shipped, refunded, unsent }) => ({
      lineId: id,
      quantity: quantity - refunded,
      unsent: quantity - shipped - unsent,
    }))
    .filter(({ quantity }) => quantity > 0)
}
