import { and, asc, eq, gt, inArray, isNull, lt, not, notExists, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { endOfRetention } from '#domain/orders/retention.ts'
import type { Region } from '#domain/regions.ts'
import type { Database } from '#server/platform/database.ts'
import { anonymous, isOfErased, isPending } from './anonymous.ts'
import { invoices } from './documents/tables.ts'
import { remembersGuestsSince } from './guests/forget-guests.ts'
import { guestOrders } from './guests/tables.ts'
import { payments, refunds } from './payments/tables.ts'
import {
  orderHistory,
  orderLines,
  orderNotes,
  orders,
  shipments,
  withdrawalLinks,
  withdrawals,
} from './tables.ts'

const batch = 500

/**
 * Anonymises orders of erased accounts and of guests once no law requires the names: paid ones after the retention
 * period, the others at once, or for guests after some days. Numbers, goods and amounts stay.
 */
export function anonymiseBuyers(region: Region) {
  return async (db: Database, now: Date): Promise<void> => {
    for (let found = batch; found === batch; )
      found = await anonymiseBatch(db, endOfRetention(region, now), now)
  }
}

async function anonymiseBatch(db: Database, end: Date, now: Date): Promise<number> {
  // A credit note may be from a later year than its order.
  const isOnRecord = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(sql`${invoices.orderId} = ${orders.id}`, not(lt(invoices.issuedAt, end))))
  // A guest can still read what became of it, and it is still counted.
  const isRecentGuests = db
    .select({ orderId: guestOrders.orderId })
    .from(guestOrders)
    .where(and(eq(guestOrders.orderId, orders.id), gt(guestOrders.placedAt, remembersGuestsSince(now))))
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...[isOfErased, not(isPending)],
        or(
          and(isNull(orders.paidAt), notExists(isRecentGuests)),
          and(lt(orders.paidAt, end), notExists(isOnRecord)),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await anonymise(db, ids)
  return ids.length
}

async function anonymise(db: Database, ids: number[]): Promise<void> {
  const of = (orderId: PgColumn) => inArray(orderId, ids)
  await db.delete(orderNotes).where(of(orderNotes.orderId))
  await db.delete(guestOrders).where(of(guestOrders.orderId))
  await db.delete(withdrawalLinks).where(of(withdrawalLinks.orderId))
  await db.update(withdrawals).set({ note: null, refusal: null }).where(of(withdrawals.orderId))
  await db.update(shipments).set({ trackingNumber: null }).where(of(shipments.orderId))
  await db.update(payments).set({ detail: null }).where(of(payments.orderId))
  await db.update(refunds).set({ reason: '' }).where(of(refunds.orderId))
  await db.update(orderHistory).set({ userId: null }).where(of(orderHistory.orderId))
  await db.update(orderLines).set({ protocolName: null }).where(of(orderLines.orderId))
  await db.update(orders).set(anonymous).where(of(orders.id))
}
