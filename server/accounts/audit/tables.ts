import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, timestamp } from '#server/platform/columns.ts'
import { users } from '../tables.ts'

/** Who did what to whom, and when. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    at: timestamp().notNull(),
    /** Null for the command line. */
    actorId: integer().references(() => users.id),
    subjectId: integer().references(() => users.id),
    action: text().notNull(),
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (t) => [
    index('audit_entries_subject').on(t.subjectId),
    index('audit_entries_at').on(t.at),
    index('audit_entries_actor').on(t.actorId),
    // Whose an order is changes, its number does not.
    index('audit_entries_order').on(sql`(${t.details} ->> 'order')`),
  ],
)
