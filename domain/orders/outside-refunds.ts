import type { Minor } from '../money.ts'

/** What went back of a payment without the shop: taken by the buyer's bank, or refunded at the provider. */
export type OutsideRefunds = { chargedBack: Minor; refundedOutside: Minor }

/** A refund of the shop. `setOff`: of its amount, what had already gone back without the shop. */
type OwnRefund = { id: number; amount: Minor; setOff: Minor; state: 'waiting' | 'sent' | 'failed' }

/** Undefined if a report says nothing new. Reports may overtake one another, so a smaller total is nothing new. */
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

type TransferredRefund = OwnRefund & { providerId: string | null }

/**
 * What a later report with smaller totals takes back: a refund made at the provider failed, or the bank reversed a
 * chargeback. Money that is not part of a refund yet has simply not gone back. Refunds that were to be settled by a
 * refund at the provider are owed again, the latest first, but only if nothing was transferred for them. A chargeback
 * that was booked stays booked. Undefined if nothing changes.
 */
export function undoneTotals(
  known: OutsideRefunds & { unbooked: Minor },
  reported: OutsideRefunds,
  refunds: readonly TransferredRefund[],
): { totals: OutsideRefunds; owed: { id: number; setOff: Minor }[] } | undefined {
  const lessRefunded = Math.max(0, known.refundedOutside - reported.refundedOutside)
  const lessChargedBack = Math.max(0, known.chargedBack - reported.chargedBack)
  const neverBooked = Math.min(lessRefunded, known.unbooked)
  let left = lessRefunded - neverBooked
  const owed = refunds
    .filter(({ amount, setOff, providerId }) => setOff === amount && providerId === null)
    .toReversed()
    .flatMap(({ id, setOff }) => {
      const less = Math.min(left, setOff)
      left -= less
      return less > 0 ? [{ id, setOff: setOff - less }] : []
    })
  const totals = {
    chargedBack: known.chargedBack - Math.min(lessChargedBack, known.unbooked - neverBooked),
    refundedOutside: known.refundedOutside - (lessRefunded - left),
  }
  const isSame = totals.chargedBack === known.chargedBack && totals.refundedOutside === known.refundedOutside
  return isSame ? undefined : { totals, owed }
}
