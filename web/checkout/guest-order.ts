import type { CartLine } from '#domain/cart/cart.ts'
import { readStored, storageOrMemory, writeStored } from '#web/platform/storage.ts'

const name = 'guest-order'
const ttlMs = 24 * 60 * 60_000

/** The order that was last placed as a guest in this browser, with the cart lines that were ordered. */
export type GuestOrder = { order_id: number; token: string; lines: readonly CartLine[] }

const storage = () => storageOrMemory('localStorage')

export function keepGuestOrder(order: GuestOrder): void {
  writeStored(storage(), name, order, Date.now() + ttlMs)
}

export function findGuestOrder(orderId?: number): GuestOrder | undefined {
  const known = readStored<GuestOrder>(storage(), name, Date.now())
  return known && (orderId === undefined || known.order_id === orderId) ? known : undefined
}

/** What goes back into the cart of an order that ended; each line only once. */
export function takeLinesToRestore(orderId: number): readonly CartLine[] {
  const known = findGuestOrder(orderId)
  if (!known) return []
  keepGuestOrder({ ...known, lines: [] })
  return known.lines
}
