import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TimeOfDay } from '#domain/protocols/dose.ts'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { timestamp } from '#server/platform/columns.ts'
import { protocols } from '#server/protocols/tables.ts'

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
