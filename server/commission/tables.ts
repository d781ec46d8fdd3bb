import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CommissionAccount, EntryKind } from '#domain/commission/ledger.ts'
import type { Currency } from '#domain/money.ts'
import { users } from '#server/accounts/tables.ts'
import { refunds } from '#server/orders/payments/tables.ts'
import { orderLines, orders } from '#server/orders/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/**
 * The ledger. Each row takes an amount from one account and adds it to another. Rows are never changed or deleted; a
 * trigger refuses it.
 */
export const commissionEntries = pgTable(
  'commission_entries',
  {
    id: identity(),
    practitionerId: integer()
      .notNull()
      .references(() => users.id),
    kind: text().$type<EntryKind>().notNull(),
    from: text('from_account').$type<CommissionAccount>().notNull(),
    to: text('to_account').$type<CommissionAccount>().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    /** Of a reversal, unless the order became the practitioner's own, or they gave their commission up. */
    refundId: integer().references(() => refunds.id),
    /** When it happened; it may be recorded later. */
    at: timestamp().notNull(),
  },
  (t) => [
    index('commission_entries_practitioner')
      .on(t.practitionerId, t.at, t.orderId, t.refundId)
      .where(sql`kind <> 'earned'`),
    index('commission_entries_order').on(t.orderId),
    // A line is credited and earned once, and reversed once for each refund and account, however often it is tried.
    uniqueIndex('commission_entries_once').on(t.orderLineId, t.kind).where(sql`kind <> 'reversed'`),
    uniqueIndex('commission_entries_reversed_once')
      .on(t.refundId, t.orderLineId, t.from)
      .where(sql`kind = 'reversed'`),
    // A line whose discount takes all of its commission is credited with nothing.
    check('commission_entries_amount', sql`${t.amount} > 0 or (${t.amount} = 0 and ${t.kind} = 'credited')`),
    check(
      'commission_entries_moves',
      sql`(${t.kind}, ${t.from}, ${t.to}) in (('credited', 'shop', 'pending'), ('earned', 'pending', 'available'), ('reversed', 'pending', 'shop'), ('reversed', 'available', 'shop'))`,
    ),
    check('commission_entries_refund', sql`${t.kind} = 'reversed' or ${t.refundId} is null`),
  ],
)
