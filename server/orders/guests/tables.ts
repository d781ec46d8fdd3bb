import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamp } from '#server/platform/columns.ts'
import { orders } from '../tables.ts'

/** Orders that were placed without an account. The row stays if an account takes over the order. */
export const guestOrders = pgTable(
  'guest_orders',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    /** The link's token is looked up by its hash, and decrypted for the order's emails. Null once it has expired. */
    tokenHash: text().unique(),
    sealedToken: text(),
    expiresAt: timestamp().notNull(),
    /** A guest's orders are counted by address and by caller. The caller is forgotten after some days. */
    addressHash: text().notNull(),
    callerMark: text(),
    placedAt: timestamp().notNull(),
  },
  (t) => [
    index('guest_orders_address').on(t.addressHash),
    index('guest_orders_caller').on(t.callerMark),
    index('guest_orders_expiry').on(t.expiresAt),
  ],
)
