import { toShip } from './shipping.ts'

type Asked = {
  state: 'asked' | 'refunded' | 'refused'
  lines: readonly { orderLineId: number; quantity: number }[]
}
/** Packs of an order line: sent, paid back, and asked back by withdrawals that wait. */
export type LinePacks = { quantity: number; shipped: number; refunded: number; withdrawn: number }

/** Packs of a line that are asked back and not yet paid back. */
export function withdrawnOf(
  line: { id: number; quantity: number; refunded: number },
  withdrawals: readonly Asked[],
): number {
  const asked = withdrawals
    .filter(({ state }) => state === 'asked')
    .flatMap(({ lines }) => lines.filter(({ orderLineId }) => orderLineId === line.id))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.min(asked, line.quantity - line.refunded)
}

/** What was asked back before it left does not leave any more, either. */
export function packsToShip({ withdrawn, refunded, ...line }: LinePacks): number {
  return toShip({ ...line, refunded: refunded + withdrawn })
}

/** What can still be withdrawn from. */
export function packsToGiveBack({ quantity, refunded, withdrawn }: Omit<LinePacks, 'shipped'>): number {
  return Math.max(0, quantity - refunded - withdrawn)
}
