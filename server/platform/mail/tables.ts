import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EmailKind } from '#domain/accounts/email-kinds.ts'
import type { Language } from '#domain/languages.ts'
import { identity, timestamp } from '../columns.ts'

/** Sent emails. Outside demonstration mode only recipient and template are kept. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    /** The queue's job id, so that one that runs twice sends once. */
    jobId: text().notNull().unique(),
    /** The account it is about; null once that account is gone. */
    userId: integer(),
    recipient: text().notNull(),
    template: text().notNull(),
    /** What an email that is sent only once is about: `order_id 12`. */
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

/** An address that its account has just lost, kept only until it has been notified. */
export const formerAddresses = pgTable('parting_addresses', {
  id: identity(),
  address: text().notNull(),
  firstName: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: timestamp().notNull(),
})

/** Kinds of emails that readers do not want. They need no account, and of an address only its hash is kept. */
export const stoppedEmails = pgTable(
  'stopped_emails',
  {
    addressHash: text().notNull(),
    kind: text().$type<EmailKind>().notNull(),
    stoppedAt: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.kind] })],
)
