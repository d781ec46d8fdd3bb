import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ContactKind } from '#domain/practice/renewals.ts'
import type { TimeOfDay } from '#domain/protocols/dose.ts'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const variantId = () =>
  integer()
    .notNull()
    .references(() => variants.id, { onDelete: 'cascade' })

/** Doses that clients ticked off. */
export const takenDoses = pgTable(
  'taken_doses',
  {
    userId: userId(),
    /** The person's own calendar day. */
    takenOn: date({ mode: 'string' }).notNull(),
    protocolId: integer()
      .notNull()
      .references(() => protocols.id, { onDelete: 'cascade' }),
    variantId: variantId(),
    time: text().$type<TimeOfDay>().notNull(),
    tickedAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.takenOn, t.protocolId, t.variantId, t.time] }),
    index('taken_doses_protocol').on(t.protocolId),
    index('taken_doses_variant').on(t.variantId),
  ],
)

/** What clients counted at home, in units of the dose; replaces what is calculated from orders before that day. */
export const supplyCounts = pgTable(
  'supply_counts',
  {
    userId: userId(),
    variantId: variantId(),
    countedOn: date({ mode: 'string' }).notNull(),
    amount: numeric({ mode: 'number' }).notNull(),
    countedAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.variantId] }),
    index('supply_counts_variant').on(t.variantId),
    check('supply_counts_amount', sql`${t.amount} >= 0`),
  ],
)

/** Emails that clients are reminded with; those who never turned one on have no row. */
export const reminders = pgTable('reminders', {
  userId: userId().primaryKey(),
  /** Of today's doses, each morning. */
  doses: boolean().notNull(),
  /** When it is time to order. */
  supply: boolean().notNull(),
  timeZone: text().notNull(),
  /** The dates on which they were last sent, and supplies last looked at. */
  dosesSentOn: date({ mode: 'string' }),
  supplySentOn: date({ mode: 'string' }),
  supplyCheckedOn: date({ mode: 'string' }),
  changedAt: timestamp().notNull(),
})

/** When a practitioner contacted a client about what they should order, for whichever protocol. */
export const renewalContacts = pgTable(
  'renewal_contacts',
  {
    id: identity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    kind: text().$type<ContactKind>().notNull(),
    byUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp().notNull(),
    /** The practitioner's own words in an email. */
    sealedWords: text(),
  },
  (t) => [
    index('renewal_contacts_client').on(t.clientId, t.at),
    check('renewal_contacts_words', sql`${t.kind} = 'email' or ${t.sealedWords} is null`),
  ],
)

/** Shared protocols whose renewal a practitioner put off to a later day. */
export const renewalSnoozes = pgTable('renewal_snoozes', {
  shareId: integer()
    .primaryKey()
    .references(() => protocolShares.id, { onDelete: 'cascade' }),
  until: date({ mode: 'string' }).notNull(),
  snoozedAt: timestamp().notNull(),
})
