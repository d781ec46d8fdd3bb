import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

const commission = '/v2/account/practitioners/commission'
const statements = `${commission}/statements` as const
const invoices = `${commission}/invoices` as const

/** Paths of the calls, without the /api prefix. */
export const commissionPaths = {
  summary: commission,
  entries: `${commission}/entries`,
  open: '/v2/account/open-commission',
  statements,
  statementPdf: (month: string) => `${statements}/${pathText(month)}.pdf` as const,
  statementCsv: (month: string) => `${statements}/${pathText(month)}.csv` as const,
  selfBilling: `${commission}/self-billing`,
  invoicePdf: (number: string) => `${invoices}/${pathText(number)}.pdf` as const,
  invoiceXml: (number: string) => `${invoices}/${pathText(number)}.xml` as const,
} as const

/** Who may make which call. */
export const commissionCalls = () =>
  [
    { method: 'GET', path: commissionPaths.summary, auth: 'any-practitioner' },
    { method: 'GET', path: commissionPaths.entries, auth: 'any-practitioner' },
    // Somebody who is no practitioner any more may still be owed commission.
    { method: 'GET', path: commissionPaths.open, auth: 'signed-in' },
    { method: 'GET', path: commissionPaths.statements, auth: 'any-practitioner' },
    { method: 'GET', path: commissionPaths.statementPdf(':month'), auth: 'any-practitioner' },
    { method: 'GET', path: commissionPaths.statementCsv(':month'), auth: 'any-practitioner' },
    { method: 'GET', path: commissionPaths.selfBilling, auth: 'any-practitioner' },
    { method: 'PUT', path: commissionPaths.selfBilling, auth: 'any-practitioner' },
    { method: 'DELETE', path: commissionPaths.selfBilling, auth: 'any-practitioner' },
    { method: 'GET', path: commissionPaths.invoicePdf(':number'), auth: 'any-practitioner' },
    { method: 'GET', path: commissionPaths.invoiceXml(':number'), auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
