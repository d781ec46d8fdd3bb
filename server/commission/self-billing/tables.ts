import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { commissionStatements } from '../statements/tables.ts'
import type { BilledParty, SelfBilledContent } from './content.ts'

const practitionerId = () =>
  integer()
    .notNull()
    .references(() => users.id)

/** Practitioners who let the shop write the invoices for their commission. */
export const selfBillingAgreements = pgTable(
  'self_billing_agreements',
  {
    id: identity(),
    practitionerId: practitionerId(),
    /** Of the text that was agreed to, and the language it was read in. */
    textVersion: smallint().notNull(),
    language: text().$type<Language>().notNull(),
    agreedAt: timestamp().notNull(),
    /** In the future if the account was erased: the agreement ends with that month. */
    withdrawnAt: timestamp(),
    /** Who agreed, as on invoices; stored when the account is erased, since months are still to be invoiced. */
    party: jsonb().$type<BilledParty>(),
  },
  (t) => [
    uniqueIndex('self_billing_agreements_in_force').on(t.practitionerId).where(sql`withdrawn_at is null`),
    check('self_billing_agreements_period', sql`${t.withdrawnAt} >= ${t.agreedAt}`),
  ],
)

/** Closed months with nothing to invoice. A statement never changes, so they need no second look. */
export const statementsWithoutInvoice = pgTable('statements_without_invoice', {
  statementId: integer()
    .primaryKey()
    .references(() => commissionStatements.id),
  foundAt: timestamp().notNull(),
})

/** Invoices and credit notes as they were issued. Rows are never changed or deleted; a trigger refuses it. */
export const selfBilledInvoices = pgTable(
  'self_billed_invoices',
  {
    id: identity(),
    practitionerId: practitionerId(),
    statementId: integer()
      .notNull()
      .references(() => commissionStatements.id),
    year: smallint().notNull(),
    sequence: integer().notNull(),
    /** Minor units; on a credit note the credited amount. */
    total: integer().notNull(),
    content: jsonb().$type<SelfBilledContent>().notNull(),
    /** The invoice in UBL 2.1. */
    xml: text().notNull(),
    issuedAt: timestamp().notNull(),
  },
  (t) => [
    uniqueIndex('self_billed_invoices_number').on(t.practitionerId, t.year, t.sequence),
    uniqueIndex('self_billed_invoices_statement').on(t.statementId),
    check('self_billed_invoices_amount', sql`${t.total} > 0`),
  ],
)
