import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { identity, moment } from '#server/platform/columns.ts'

/** What the marketing service is told, recorded first; `sentAt` stays empty where there is no service. */
export const marketingEvents = pgTable(
  'marketing_events',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    at: moment().notNull(),
    sentAt: moment(),
  },
  (t) => [unique('marketing_events_once').on(t.userId, t.event)],
)
