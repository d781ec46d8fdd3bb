/**
 * Packs of an order line. `refunded`: paid back, of which `unsent` were never sent; `withdrawn`: in open withdrawals.
 */
export type LinePacks = {
  quantity: number
  shipped: number
  refunded: number
  unsent: number
  withdrawn: number
}

type Packs = { orderLineId: number; quantity: number }
type WithdrawalPacks = { id: number; state: 'asked' | 'refunded' | 'refused'; lines: readonly Packs[] }
type PaidBack = { withdrawalId: number | null; lines: readonly Packs[] }
/** What was withdrawn from an order, and what was refunded. */
export type Returns = { withdrawals: readonly WithdrawalPacks[]; refunds: readonly PaidBack[] }

/** What a withdrawal still waits for, without what has already been refunded for it. */
export function waitingFor({ id, state, lines }: WithdrawalPacks, refunds: Returns['refunds']): Packs[] {
  if (state !== 'asked') return []
  const paidBack = refunds.filter(({ withdrawalId }) => withdrawalId === id).flatMap((refund) => refund.lines)
  return lines
    .map(({ orderLineId, quantity }) => ({
      orderLineId,
      quantity: quantity - packsOfLine(orderLineId, paidBack),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Packs of a line in open withdrawals; never more than are left of it. */
export function withdrawnOf(
  line: { id: number; quantity: number; refunded: number },
  { withdrawals, refunds }: Returns,
): number {
  const asked = withdrawals.flatMap((withdrawal) => waitingFor(withdrawal, refunds))
  return Math.min(packsOfLine(line.id, asked), line.quantity - line.refunded)
}

function packsOfLine(lineId: number, packs: readonly Packs[]): number {
  return packs
    .filter(({ orderLineId }) => orderLineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Packs that can still be withdrawn, or refunded without a withdrawal. */
export function refundablePacks({
  quantity,
  refunded,
  withdrawn,
}: Pick<LinePacks, 'quantity' | 'refunded' | 'withdrawn'>): number {
  return Math.max(0, quantity - refunded - withdrawn)
}

/** Packs still to be sent: a refund of a sent pack does not reduce them, a refund of an unsent one does. */
export function packsToShip(line: LinePacks): number {
  const neverLeft = line.quantity - line.shipped - line.unsent
  return Math.max(0, Math.min(neverLeft, refundablePacks(line)))
}

/** Packs that were sent and are neither refunded nor withdrawn. */
export function packsWithClient(line: LinePacks): number {
  return refundablePacks(line) - packsToShip(line)
}

/** The order's state after a parcel was sent. */
export function stateAfterShipping(lines: readonly LinePacks[]): 'shipped' | 'partially_shipped' {
  return lines.every((line) => packsToShip(line) === 0) ? 'shipped' : 'partially_shipped'
}
