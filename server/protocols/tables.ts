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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { Snapshot } from '#domain/protocols/versions.ts'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

export const protocols = pgTable(
  'protocols',
  {
    id: identity(),
    practitionerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    /** The template it was made from. */
    storyblokId: text(),
    /** Increases with every change of it or its lines. */
    revision: integer().notNull().default(1),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
  },
  (t) => [index('protocols_practitioner').on(t.practitionerId, t.id)],
)

const protocolId = () =>
  integer()
    .notNull()
    .references(() => protocols.id, { onDelete: 'cascade' })

export const protocolLines = pgTable(
  'protocol_lines',
  {
    protocolId: protocolId(),
    /** A product in a protocol cannot be deleted, only withdrawn. */
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** In ascending order; gaps and negative numbers are fine. */
    position: integer().notNull(),
    /** Number of packs. */
    quantity: smallint().notNull(),
    notes: text(),
    /** Null means as the label says. */
    dose: jsonb().$type<Dose>(),
  },
  (t) => [
    primaryKey({ columns: [t.protocolId, t.variantId] }),
    index('protocol_lines_variant').on(t.variantId),
    check('protocol_lines_at_least_one', sql`${t.quantity} >= 1`),
  ],
)

/** A protocol as it was when first shared and after each change since. */
export const protocolVersions = pgTable(
  'protocol_versions',
  {
    protocolId: protocolId(),
    /** From 1. */
    number: integer().notNull(),
    madeAt: timestamp().notNull(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    /** Why it exceeds upper levels; never shown to clients. */
    reason: text(),
    /** The nutrients that the reason covers. */
    reasoned: jsonb().$type<string[]>(),
  },
  (t) => [primaryKey({ columns: [t.protocolId, t.number] })],
)

/** A protocol shared with a client. */
export const protocolShares = pgTable(
  'protocol_shares',
  {
    id: identity(),
    protocolId: protocolId(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** The message to this client. */
    sealedNotes: text(),
    /** Unencrypted values of earlier versions; encrypted at each start. */
    notes: text(),
    /** Why it was shared above an upper level; never shown to the client. */
    reason: text(),
    sharedAt: timestamp().notNull(),
    openedAt: timestamp(),
    /** When the client removed it from their list. */
    removedAt: timestamp(),
  },
  (t) => [
    uniqueIndex('protocol_shares_once').on(t.protocolId, t.clientId),
    index('protocol_shares_client').on(t.clientId),
  ],
)

/** Targets of `/protocols/{link_token}`: a protocol's public link, and one in the email of each share. */
export const protocolLinks = pgTable(
  'protocol_links',
  {
    id: identity(),
    protocolId: protocolId(),
    /** Null for the public link. */
    shareId: integer().references(() => protocolShares.id, { onDelete: 'cascade' }),
    /** The token is looked up by its hash, and decrypted for those who may copy it. */
    tokenHash: text().notNull().unique(),
    sealedToken: text().notNull(),
    reason: text(),
    visits: integer().notNull().default(0),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    uniqueIndex('protocol_links_open').on(t.protocolId).where(sql`share_id is null`),
    uniqueIndex('protocol_links_share').on(t.shareId),
  ],
)

/** Templates to start from; edited as content. */
export const protocolTemplates = pgTable('protocol_templates', {
  id: identity(),
  storyblokId: text().notNull().unique(),
  position: smallint().notNull(),
})

const templateId = () =>
  integer()
    .notNull()
    .references(() => protocolTemplates.id, { onDelete: 'cascade' })

export const protocolTemplateTexts = pgTable(
  'protocol_template_texts',
  {
    templateId: templateId(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.language] })],
)

export const protocolTemplateLines = pgTable(
  'protocol_template_lines',
  {
    templateId: templateId(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    quantity: smallint().notNull().default(1),
    dose: jsonb().$type<Dose>(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.variantId] })],
)
