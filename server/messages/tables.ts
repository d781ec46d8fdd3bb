import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import type { ContactTopic } from '#domain/messages/contact-form.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** What people write to the shop, and what it answers. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: identity(),
    /** Null for a visitor. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    topic: text().$type<ContactTopic>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Of the answer. */
    language: text().$type<Language>().notNull(),
    /** As it was typed. */
    orderText: text().notNull(),
    /** The order with that number; not a foreign key, because there may be none. */
    orderId: integer(),
    /** Encrypted: people also write about their health. */
    sealedMessage: text().notNull(),
    /** Of the form it was sent with: a form is sent once, however often it arrives. */
    formMark: text().notNull().unique(),
    receivedAt: timestamp().notNull(),
    sealedAnswer: text(),
    /** When it was answered, or closed without an answer. */
    closedAt: timestamp(),
    closedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('contact_messages_user').on(t.userId), index('contact_messages_closed').on(t.closedAt)],
)
