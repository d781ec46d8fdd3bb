import { and, isNotNull, lt } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import type { Cleanup } from '#server/platform/cleanup.ts'
import { guestOrders } from './tables.ts'

/** Long enough for everything that is counted by caller, and for reading what became of an unpaid order. */
const keptDays = 30

/** From then on it is remembered who placed an order as a guest. */
export const remembersGuestsSince = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs)

/** Deletes where orders were placed from, and links that have expired. */
export const forgetGuests: Cleanup = async (db, now) => {
  await db
    .update(guestOrders)
    .set({ callerMark: null })
    .where(and(isNotNull(guestOrders.callerMark), lt(guestOrders.placedAt, remembersGuestsSince(now))))
  await db
    .update(guestOrders)
    .set({ tokenHash: null, sealedToken: null })
    .where(and(isNotNull(guestOrders.tokenHash), lt(guestOrders.expiresAt, now)))
}
