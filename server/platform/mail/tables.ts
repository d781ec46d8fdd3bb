import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { identity, timestamp } from '../columns.ts'

/** What went out. Outside demonstration mode only recipient and template are kept. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    /** The queue's job, so that one that runs twice sends once. */
    jobId: text().notNull().unique(),
    /** Whose account it is about; null when that account is gone. */
    userId: integer(),
    recipient: text().notNull(),
    template: text().notNull(),
    /** What an email is about that is written once for each: `order_id 12`. */
    about: text(),
    language: text().$type<Language>().notNull(),
    subject: text(),
    text: text(),
    html: text(),
    createdAt: timestamp().notNull(),
  },
  (t) => [
    index('mails_recipient').on(t.recipient),
    index('mails_user').on(t.userId),
    uniqueIndex('mails_once').on(t.template, t.about),
  ],
)

/** An address that its account has just lost, kept only until it is told so. */
export const partingAddresses = pgTable('parting_addresses', {
  id: identity(),
  address: text().notNull(),
  firstName: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: timestamp().notNull(),
})
