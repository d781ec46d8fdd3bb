import { eq, sql } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { bookkeepingLaw } from './bookkeeping-law.ts'
import { payoutsPersonalData } from './payouts/personal-data.ts'
import { selfBilledInvoices, selfBillingAgreements, statementsWithoutInvoice } from './self-billing/tables.ts'
import { commissionStatements } from './statements/tables.ts'
import { commissionEntries } from './tables.ts'

/** Invoices name the practitioner and their address, and so does the customer who issued them. */
const invoicing =
  'Directive 2006/112/EC, articles 224 and 244 to 248 (invoices issued by the customer, and the agreement to them), with Belgian VAT Code, article 60 (10 years); in the United Kingdom, Value Added Tax Act 1994, schedule 11, paragraph 6 (6 years)'

export const commissionPersonalData: readonly PersonalData[] = [
  ...payoutsPersonalData,
  personal(commissionEntries, {
    name: 'commission_entries',
    rowsOf: (userId) => eq(commissionEntries.practitionerId, userId),
    given: ['kind', 'from', 'to', 'amount', 'currency', 'orderId', 'at'],
    withheld: {
      id: 'internal',
      practitionerId: 'internal',
      orderLineId: 'internal',
      refundId: 'internal',
    },
    erasure: { by: 'keeping', law: bookkeepingLaw },
  }),
  personal(selfBilledInvoices, {
    name: 'self_billed_invoices',
    rowsOf: (userId) => eq(selfBilledInvoices.practitionerId, userId),
    given: ['year', 'sequence', 'total', 'content', 'xml', 'issuedAt'],
    withheld: { id: 'internal', practitionerId: 'internal', statementId: 'internal' },
    erasure: { by: 'keeping', law: invoicing },
  }),
  personal(selfBillingAgreements, {
    name: 'self_billing_agreements',
    rowsOf: (userId) => eq(selfBillingAgreements.practitionerId, userId),
    given: ['textVersion', 'language', 'agreedAt', 'withdrawnAt', 'party'],
    withheld: { id: 'internal', practitionerId: 'internal' },
    erasure: { by: 'keeping', law: invoicing },
  }),
  personal(statementsWithoutInvoice, {
    name: 'statements_without_invoice',
    rowsOf: (userId) =>
      sql`${statementsWithoutInvoice.statementId} IN (SELECT id FROM commission_statements WHERE practitioner_id = ${userId})`,
    given: ['foundAt'],
    withheld: { statementId: 'internal' },
    erasure: { by: 'keeping', law: bookkeepingLaw },
  }),
  personal(commissionStatements, {
    name: 'commission_statements',
    rowsOf: (userId) => eq(commissionStatements.practitionerId, userId),
    given: ['month', 'pending', 'available', 'closedAt'],
    withheld: {
      id: 'internal',
      practitionerId: 'internal',
      lastEntryId: 'internal',
      lastPayoutEntryId: 'internal',
    },
    erasure: { by: 'keeping', law: bookkeepingLaw },
  }),
]
