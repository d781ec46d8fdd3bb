import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { findAndLockUser } from '#server/accounts/lock-user.ts'
import { findConfirmedUserId, lockAddress } from '#server/clients/link-clients.ts'
import type { EventHandler } from '#server/platform/events.ts'
import type { OrderRow } from '../change-order-state.ts'
import { guestOrdersJoined } from '../events.ts'
import { orders } from '../tables.ts'
import { hashAddress } from './guest.ts'
import { guestOrders } from './tables.ts'

/**
 * Paid orders that were placed as a guest join the account whose address is confirmed. Unpaid ones do not: a stranger
 * who types somebody's address must not use up what that person may hold unpaid.
 */
export const joinGuestOrders: EventHandler<{ userId: number; email: string }> = async (
  { db, events, now },
  { userId, email },
) => {
  const placedWith = db
    .select({ id: guestOrders.orderId })
    .from(guestOrders)
    .where(eq(guestOrders.addressHash, hashAddress(email)))
  const joined = await db
    .update(orders)
    .set({ userId })
    .where(and(inArray(orders.id, placedWith), isNull(orders.userId), isNotNull(orders.paidAt)))
    .returning({ id: orders.id })
  if (joined.length === 0) return
  await events.publish({ db, now }, guestOrdersJoined, { userId, orderIds: joined.map(({ id }) => id) })
}

/** The same for an order that was just paid, if the account exists already. Nobody is told. */
export const joinAccountOfGuest: EventHandler<{ order: OrderRow }> = async (
  { db, events, now },
  { order },
) => {
  if (order.userId !== null) return
  const [guest] = await db
    .select({ orderId: guestOrders.orderId })
    .from(guestOrders)
    .where(eq(guestOrders.orderId, order.id))
  if (!guest) return
  // A confirmation of the address or an erasure of the account at the same moment waits, or has finished.
  await lockAddress(db, order.email)
  const userId = await findConfirmedUserId(db, order.email)
  if (userId === null || !(await findAndLockUser(db, userId))) return
  await db.update(orders).set({ userId }).where(eq(orders.id, order.id))
  await events.publish({ db, now }, guestOrdersJoined, { userId, orderIds: [order.id] })
}
