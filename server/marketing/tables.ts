import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'

/** What the marketing service is told, recorded first; `sentAt` stays empty where there is no service. */
export const marketingEvents = pgTable(
  'marketing_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [unique('marketing_events_once').on(t.userId, t.event)],
)
