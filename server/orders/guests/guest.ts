import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '#domain/accounts/email.ts'
import type { Database } from '#server/platform/database.ts'
import { locks } from '#server/platform/locks.ts'
import { orders } from '../tables.ts'
import { guestOrders } from './tables.ts'

/** What a guest's orders are recognised by; empty where unknown. */
export type GuestMarks = { addressHash: string; callerMark: string }
/** Whose orders are counted. */
export type OrderOwner = { userId: number } | { guest: GuestMarks }

/** Different spellings of an address have the same hash. */
export function hashAddress(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex')
}

/** A user's orders, or those of guests with all of these marks. */
export function ordersOf(owner: { userId: number } | { guest: Partial<GuestMarks> }): SQL {
  if ('userId' in owner) return eq(orders.userId, owner.userId)
  const { addressHash, callerMark } = owner.guest
  const isTheirs = and(
    addressHash === undefined ? undefined : eq(guestOrders.addressHash, addressHash),
    callerMark === undefined ? undefined : eq(guestOrders.callerMark, callerMark),
  )
  return sql`${orders.id} IN (SELECT ${guestOrders.orderId} FROM ${guestOrders} WHERE ${isTheirs})`
}

/** Of the guest who placed this order, if a guest did. */
export async function findGuestMarks(db: Database, orderId: number): Promise<GuestMarks | undefined> {
  const [found] = await db
    .select({ addressHash: guestOrders.addressHash, callerMark: guestOrders.callerMark })
    .from(guestOrders)
    .where(eq(guestOrders.orderId, orderId))
  return found && { ...found, callerMark: found.callerMark ?? '' }
}

/** Until the transaction ends, no other guest orders with this address or from this network. */
export async function lockGuest(db: Database, { addressHash, callerMark }: GuestMarks): Promise<void> {
  const marks = JSON.stringify([addressHash, callerMark])
  await db.execute(sql`SELECT pg_advisory_xact_lock(${locks.guest}, mark.hash) FROM (
    SELECT DISTINCT hashtext(each) AS hash FROM jsonb_array_elements_text(${marks}::jsonb) AS each
    ORDER BY hash) AS mark`)
}
