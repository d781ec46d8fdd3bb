import type { CartLine } from '#domain/cart/cart.ts'
import { readStored, storageOrMemory, writeStored } from '#web/platform/storage.ts'

const name = 'guest-orders'
const ttlMs = 24 * 60 * 60_000
const maximum = 5

/**
 * An order placed as a guest in this browser, with the cart lines that were ordered; or one whose link was opened here,
 * without lines.
 */
export type GuestOrder = { order_id: number; token: string; lines: readonly CartLine[] }
type Kept = GuestOrder & { expiresAtMs: number }

const storage = () => storageOrMemory('localStorage')

export function keepGuestOrder(order: GuestOrder): void {
  const others = keptOrders().filter(({ order_id: id }) => id !== order.order_id)
  write([{ ...order, expiresAtMs: Date.now() + ttlMs }, ...others])
}

/** An order whose link was opened; one that was placed here keeps its lines. */
export function noteGuestOrder({ order_id, token }: Omit<GuestOrder, 'lines'>): void {
  if (!findGuestOrder(order_id)) keepGuestOrder({ order_id, token, lines: [] })
}

/** The newest first. */
export function listGuestOrders(): readonly GuestOrder[] {
  return keptOrders()
}

export function findGuestOrder(orderId: number): GuestOrder | undefined {
  return keptOrders().find(({ order_id: id }) => id === orderId)
}

/** What goes back into the cart of an order that ended; each line only once. */
export function takeLinesToRestore(orderId: number): readonly CartLine[] {
  const orders = keptOrders()
  const ended = orders.find(({ order_id: id }) => id === orderId)
  if (!ended) return []
  write(orders.map((order) => (order === ended ? { ...order, lines: [] } : order)))
  return ended.lines
}

function keptOrders(): readonly Kept[] {
  const now = Date.now()
  const known = readStored<readonly Kept[]>(storage(), name, now) ?? []
  return known.filter(({ expiresAtMs }) => expiresAtMs > now)
}

function write(orders: readonly Kept[]): void {
  const newest = [...orders].sort((one, other) => other.order_id - one.order_id).slice(0, maximum)
  writeStored(storage(), name, newest, Math.max(...newest.map(({ expiresAtMs }) => expiresAtMs)))
}
