import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'

/** What went out. Outside demonstration mode only recipient and template are kept. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The queue's job, so that one that runs twice sends once. */
    jobId: text().notNull().unique(),
    recipient: text().notNull(),
    template: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text(),
    text: text(),
    html: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('mails_recipient').on(t.recipient)],
)
