import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/**
 * A closed month of a practitioner. Its statement contains the entries that were booked before it was closed and are in
 * no earlier one, so it never changes: what is booked later for this month is in the next statement.
 */
export const commissionStatements = pgTable(
  'commission_statements',
  {
    id: identity(),
    practitionerId: integer()
      .notNull()
      .references(() => users.id),
    /** `2026-10`, in the region's time zone. */
    month: text().notNull(),
    /** Closing balances in minor units. */
    pending: integer().notNull(),
    available: integer().notNull(),
    /** The newest entry of an order when the month was closed. */
    lastEntryId: integer().notNull(),
    /** And of payouts; 0 if there was none. */
    lastPayoutEntryId: integer().notNull(),
    closedAt: timestamp().notNull(),
  },
  (t) => [
    uniqueIndex('commission_statements_month').on(t.practitionerId, t.month),
    check('commission_statements_calendar', sql`${t.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
)
