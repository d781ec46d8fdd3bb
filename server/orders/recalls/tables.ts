import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import type { RecallAction, RecallReader, RecallReason } from '#domain/orders/recalls.ts'
import { users } from '#server/accounts/tables.ts'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** A product that was called back from everybody who received it: those of a batch, of a period, or both. */
export const recalls = pgTable('recalls', {
  id: identity(),
  variantId: integer()
    .notNull()
    .references(() => variants.id),
  batchId: integer().references(() => stockBatches.id),
  /** Packs without a batch that were sent between these dates. */
  sentFrom: date({ mode: 'string' }),
  sentUntil: date({ mode: 'string' }),
  reason: text().$type<RecallReason>().notNull(),
  action: text().$type<RecallAction>().notNull(),
  /** The shop's own words, in every email as they are; may be empty. */
  details: text().notNull(),
  /** Identifies the preview that was sent, so that it is sent once. */
  fingerprint: text().notNull().unique(),
  adminId: integer().references(() => users.id, { onDelete: 'set null' }),
  sentAt: timestamp().notNull(),
})

export const recallRecipients = pgTable(
  'recall_recipients',
  {
    id: identity(),
    recallId: integer()
      .notNull()
      .references(() => recalls.id),
    reader: text().$type<RecallReader>().notNull(),
    /** Null for a guest, and once the account is erased. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Empty once the account is erased. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** A practitioner's clients ordered them. */
    orderIds: integer().array().notNull(),
    queuedAt: timestamp(),
    /** When its email went out, or the mail server refused the address. */
    writtenAt: timestamp(),
    refusedAt: timestamp(),
  },
  (t) => [
    uniqueIndex('recall_recipients_once').on(t.recallId, t.reader, t.email).where(sql`${t.email} <> ''`),
    index('recall_recipients_user').on(t.userId),
  ],
)
