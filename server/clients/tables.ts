import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ConsentStep } from '#domain/clients/consent.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { ReadKind } from '#domain/clients/reads.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** A list of clients that a practitioner imported. */
export const clientImports = pgTable(
  'client_imports',
  {
    id: identity(),
    practitionerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /**
     * Of the file and what importing it was shown to do, so that sending it twice imports it once; with the id appended
     * after the file was imported again because its clients had been removed.
     */
    digest: text().notNull(),
    added: integer().notNull(),
    known: integer().notNull(),
    refused: integer().notNull(),
    hasInvited: boolean().notNull(),
    importedAt: timestamp().notNull(),
    undoneAt: timestamp(),
    /** How many of its clients undoing it removed; the others had been changed or used. */
    removed: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('client_imports_digest').on(t.practitionerId, t.digest).where(sql`${t.undoneAt} IS NULL`),
    check('client_imports_removed', sql`${t.removed} BETWEEN 0 AND ${t.added}`),
  ],
)

/** A practitioner's client: an address with a name and a discount, linked to a user once the address is confirmed. */
export const clients = pgTable(
  'clients',
  {
    id: identity(),
    practitionerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** The language of emails until they have an account. */
    language: text().$type<Language>().notNull(),
    /** Percent. */
    discountRate: smallint().$type<DiscountRate>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp().notNull(),
    /** When the address was linked to its account. Must not be revealed to the practitioner. */
    linkedAt: timestamp(),
    /** When the practitioner first wrote to this address: an invitation, a protocol or a basket. */
    emailedAt: timestamp(),
    /** When the client accepted the practitioner; before, they get no discount and their purchases are not shown. */
    acceptedAt: timestamp(),
    archivedAt: timestamp(),
    /** When the client withdrew their consent: from then on the practitioner sees nothing of them. */
    withdrawnAt: timestamp(),
    /** When the practitioner last changed anything about them. */
    changedAt: timestamp(),
    importId: integer().references(() => clientImports.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('clients_address').on(t.practitionerId, sql`lower(${t.email})`),
    index('clients_by_address').on(sql`lower(${t.email})`),
    index('clients_user').on(t.userId),
    index('clients_import').on(t.importId).where(sql`${t.importId} IS NOT NULL`),
    check('clients_discount', sql`${t.discountRate} in (0, 5, 10, 15, 20)`),
  ],
)

const clientId = () =>
  integer()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' })

/** Every change of a client's discount. */
export const clientDiscounts = pgTable(
  'client_discounts',
  {
    id: identity(),
    clientId: clientId(),
    /** Percent. */
    before: smallint('rate_before').$type<DiscountRate>().notNull(),
    after: smallint('rate_after').$type<DiscountRate>().notNull(),
    changedAt: timestamp().notNull(),
  },
  (t) => [index('client_discounts_client').on(t.clientId, t.id)],
)

/** What a practitioner writes about a client, for themselves alone. */
export const clientNotes = pgTable('client_notes', {
  clientId: clientId().primaryKey(),
  sealedText: text().notNull(),
  savedAt: timestamp().notNull(),
})

/** On what the record rests: who said so, when, and in which wording. */
export const clientConsents = pgTable(
  'client_consents',
  {
    id: identity(),
    clientId: clientId(),
    step: text().$type<ConsentStep>().notNull(),
    textVersion: text().notNull(),
    takenAt: timestamp().notNull(),
  },
  (t) => [index('client_consents_client').on(t.clientId, t.id)],
)

/** Who read a client's record on which day, for the client to see. */
export const clientReads = pgTable(
  'client_reads',
  {
    clientId: clientId(),
    readerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ReadKind>().notNull(),
    readOn: date({ mode: 'string' }).notNull(),
    /** The first time on that day. */
    readAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.readerId, t.kind, t.readOn] }),
    index('client_reads_reader').on(t.readerId),
  ],
)

/** Who read a record that its practitioner has removed since, for the person whom it was about. */
export const removedRecordReads = pgTable(
  'removed_record_reads',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ReadKind>().notNull(),
    readOn: date({ mode: 'string' }).notNull(),
    /** The first time on that day. */
    readAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.readerId, t.kind, t.readOn] }),
    index('removed_record_reads_reader').on(t.readerId),
  ],
)

/** What remains of an erased record: this practitioner may not make this person their client again. */
export const withdrawnConsents = pgTable(
  'withdrawn_consents',
  {
    id: identity(),
    practitionerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    withdrawnAt: timestamp().notNull(),
  },
  (t) => [
    uniqueIndex('withdrawn_consents_once').on(t.practitionerId, t.userId),
    index('withdrawn_consents_user').on(t.userId),
  ],
)

/** What a practitioner recorded about a client's health, which the client sees. */
export const clientHealth = pgTable('client_health', {
  clientId: clientId().primaryKey(),
  /** `HealthFacts` as JSON. */
  sealedFacts: text().notNull(),
  savedAt: timestamp().notNull(),
  /** When the practitioner stated on which ground they record it. */
  statedAt: timestamp().notNull(),
})

/** The practitioner whose discount applies to somebody's cart; without a row, the one they accepted first. */
export const activePractitioners = pgTable('active_practitioners', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  clientId: integer()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' }),
  chosenAt: timestamp().notNull(),
})
