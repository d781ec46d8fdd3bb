import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/**
 * A protocol that a practitioner publishes for everyone: a copy, with texts of its own, that knows neither a client nor
 * the protocol it was copied from.
 */
export const publicProtocols = pgTable(
  'public_protocols',
  {
    id: identity(),
    practitionerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last part of its address, which stays when it is renamed. */
    slug: text().notNull(),
    /** In which the texts are written. */
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** On its practitioner’s page. */
    position: integer().notNull(),
    /** Increases with every change. */
    revision: integer().notNull().default(1),
    /** Why it exceeds upper levels; never shown. */
    reason: text(),
    /** Null if it is not published. */
    publishedAt: timestamp(),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
  },
  (t) => [unique('public_protocols_slug').on(t.practitionerId, t.slug)],
)

export const publicProtocolLines = pgTable(
  'public_protocol_lines',
  {
    publicProtocolId: integer()
      .notNull()
      .references(() => publicProtocols.id, { onDelete: 'cascade' }),
    /** As in other protocols, a product cannot be deleted, only withdrawn. */
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    position: integer().notNull(),
    /** Number of packs. */
    quantity: smallint().notNull(),
    /** For everyone; may be empty. */
    note: text().notNull(),
    /** Null means as the label says. */
    dose: jsonb().$type<Dose>(),
  },
  (t) => [
    primaryKey({ columns: [t.publicProtocolId, t.variantId] }),
    index('public_protocol_lines_variant').on(t.variantId),
    check('public_protocol_lines_at_least_one', sql`${t.quantity} >= 1`),
  ],
)
