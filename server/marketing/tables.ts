import { date, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { UsageName } from '#domain/marketing/usage.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** Events for the marketing service; `sentAt` stays empty if there is no service. */
export const marketingEvents = pgTable(
  'marketing_events',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    at: timestamp().notNull(),
    sentAt: timestamp(),
  },
  (t) => [unique('marketing_events_once').on(t.userId, t.event)],
)

/** How often things happen in the shop, by day and role, without personal data. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    userTypeId: smallint().$type<UserTypeId>().notNull(),
    event: text().$type<UsageName>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.userTypeId, t.event] })],
)
