import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PayoutRun } from '#contract/payouts.ts'
import type { CommissionAccount } from '#domain/commission/ledger.ts'
import type { PayoutMethodName } from '#domain/commission/payouts.ts'
import type { PayoutState } from '#domain/commission/states.ts'
import type { Currency } from '#domain/money.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { commissionEntries } from '../tables.ts'

type SetMethod = Exclude<PayoutMethodName, 'not_set'>

/** How practitioners want to be paid; without a row they have not said. */
export const payoutMethods = pgTable('payout_methods', {
  practitionerId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  method: text().$type<SetMethod>().notNull(),
  /** Encrypted. */
  sealedAccount: text().notNull(),
  changedAt: timestamp().notNull(),
})

/** What an admin paid out at once. */
export const payoutRuns = pgTable('payout_runs', {
  id: identity(),
  /** Of the preview, so that however often and by however many admins it is confirmed, it is booked once. */
  fingerprint: text().notNull().unique(),
  currency: text().$type<Currency>().notNull(),
  at: timestamp().notNull(),
  adminId: integer()
    .notNull()
    .references(() => users.id),
  /** The last one of each file. */
  downloads: jsonb().$type<PayoutRun['downloads']>().notNull().default([]),
})

export const payouts = pgTable(
  'payouts',
  {
    id: identity(),
    runId: integer()
      .notNull()
      .references(() => payoutRuns.id),
    practitionerId: integer()
      .notNull()
      .references(() => users.id),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    method: text().$type<SetMethod>().notNull(),
    /** Where it was sent to, encrypted: the method may have changed since. */
    sealedAccount: text().notNull(),
    at: timestamp().notNull(),
    /** When its transfer failed. */
    returnedAt: timestamp(),
    returnedBy: integer().references(() => users.id),
    reason: text(),
  },
  (t) => [
    index('payouts_practitioner').on(t.practitionerId, t.id),
    uniqueIndex('payouts_run').on(t.runId, t.practitionerId),
    check('payouts_amount', sql`${t.amount} > 0`),
    check('payouts_returned', sql`num_nulls(${t.returnedAt}, ${t.returnedBy}, ${t.reason}) in (0, 3)`),
  ],
)

/** The entries of the ledger that a payout settles. */
export const payoutItems = pgTable(
  'payout_items',
  {
    payoutId: integer()
      .notNull()
      .references(() => payouts.id),
    entryId: integer()
      .notNull()
      .references(() => commissionEntries.id),
    /** The transfer failed: another payout may settle the entry. */
    isReturned: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.payoutId, t.entryId] }),
    uniqueIndex('payout_items_settled_once').on(t.entryId).where(sql`not is_returned`),
  ],
)

/** The part of the ledger about payouts. Rows are never changed or deleted; a trigger refuses it. */
export const payoutEntries = pgTable(
  'payout_entries',
  {
    id: identity(),
    payoutId: integer()
      .notNull()
      .references(() => payouts.id),
    practitionerId: integer()
      .notNull()
      .references(() => users.id),
    kind: text().$type<PayoutState>().notNull(),
    from: text('from_account').$type<CommissionAccount>().notNull(),
    to: text('to_account').$type<CommissionAccount>().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    at: timestamp().notNull(),
  },
  (t) => [
    index('payout_entries_practitioner').on(t.practitionerId, t.at, t.id),
    // A payout is sent once and comes back at most once.
    uniqueIndex('payout_entries_once').on(t.payoutId, t.kind),
    check('payout_entries_amount', sql`${t.amount} > 0`),
    check(
      'payout_entries_moves',
      sql`(${t.kind}, ${t.from}, ${t.to}) in (('paid', 'available', 'paid'), ('returned', 'paid', 'available'))`,
    ),
  ],
)
