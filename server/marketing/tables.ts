import { date, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** What the marketing service is told, recorded first; `sentAt` stays empty where there is no service. */
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

export type UsageEvent = 'protocol-created' | 'protocol-duplicated' | 'protocol-deleted' | 'product-added'

/** What happens in the shop how often, by day and role; no person stands in it. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    userTypeId: smallint().$type<UserTypeId>().notNull(),
    event: text().$type<UsageEvent>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.userTypeId, t.event] })],
)
