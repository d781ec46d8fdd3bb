import type { Minor } from '../money.ts'

/** What went back of a payment without the shop: taken by the buyer's bank, or refunded at the provider. */
export type OutsideRefunds = { chargedBack: Minor; refundedOutside: Minor }

/** A refund of the shop. `setOff`: of its amount, what had already gone back without the shop. */
type OwnRefund = { id: number; amount: Minor; setOff: Minor; state: 'waiting' | 'sent' | 'failed' }

/** Undefined if a report says nothing new. Reports may overtake one another, and what was booked stays booked. */
export function newTotals(known: OutsideRefunds, reported: OutsideRefunds): OutsideRefunds | undefined {
  const chargedBack = Math.max(known.chargedBack, reported.chargedBack)
  const refundedOutside = Math.max(known.refundedOutside, reported.refundedOutside)
  const isNew = chargedBack > known.chargedBack || refundedOutside > known.refundedOutside
  return isNew ? { chargedBack, refundedOutside } : undefined
}

/**
 * Sets `unbooked` money off against the refunds of its payment that have not been sent, in this order, so that nothing
 * is paid twice. Returns the refunds that change.
 */
export function setOffUnsent(
  unbooked: Minor,
  refunds: readonly OwnRefund[],
): { id: number; setOff: Minor }[] {
  let left = unbooked
  return refunds
    .filter(({ state }) => state !== 'sent')
    .flatMap(({ id, amount, setOff }) => {
      const more = Math.min(left, amount - setOff)
      left -= more
      return more > 0 ? [{ id, setOff: setOff + more }] : []
    })
}
