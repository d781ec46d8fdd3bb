import type { CartLine } from '#domain/cart/cart.ts'
import { readStored, storageOrMemory, store } from '#web/platform/storage.ts'

const name = 'guest-order'
const keptMs = 24 * 60 * 60_000

/** The order that was last placed as a guest in this browser, with the cart lines that were ordered. */
export type GuestOrder = { order_id: number; token: string; lines: readonly CartLine[] }

const drawer = () => storageOrMemory('localStorage')

export function keepGuestOrder(order: GuestOrder): void {
  store(drawer(), name, order, Date.now() + keptMs)
}

export function findGuestOrder(orderId?: number): GuestOrder | undefined {
  const known = readStored<GuestOrder>(drawer(), name, Date.now())
  return known && (orderId === undefined || known.order_id === orderId) ? known : undefined
}

/** What goes back into the cart of an order that ended; each line only once. */
export function takeBackLines(orderId: number): readonly CartLine[] {
  const known = findGuestOrder(orderId)
  if (!known) return []
  keepGuestOrder({ ...known, lines: [] })
  return known.lines
}
