import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { identity, moment } from '#server/platform/columns.ts'

/** Who did what to whom, and when. It only grows. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    at: moment().notNull(),
    /** Null: the command line. */
    actorId: integer().references(() => users.id),
    subjectId: integer().references(() => users.id),
    action: text().notNull(),
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (t) => [index('audit_entries_subject').on(t.subjectId), index('audit_entries_at').on(t.at)],
)
