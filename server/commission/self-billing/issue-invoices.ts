import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import {
  amountToBill,
  type Billed,
  billedFor,
  isCovered,
  selfBilledNumber,
  vatTreatmentOf,
} from '#domain/commission/self-billing.ts'
import type { Language } from '#domain/languages.ts'
import { regionSettings } from '#domain/regions.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { writeUbl } from '#server/platform/ubl.ts'
import { findStatement } from '../statements/find-statement.ts'
import { commissionStatements } from '../statements/tables.ts'
import type { BilledParty, SelfBilledContent } from './content.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { customer, findSupplier, type Supplier } from './supplier.ts'
import { selfBilledInvoices, selfBillingAgreements, statementsWithoutInvoice } from './tables.ts'
import { ublOf } from './ubl.ts'

type Issuing = Pick<Ctx, 'currency' | 'db' | 'log' | 'now' | 'region' | 'translations'>
type Due = {
  statementId: number
  practitionerId: number
  month: string
  /** Of an agreement whose account was erased. */
  party: BilledParty | null
  language: Language
}

/**
 * Issues the invoices of closed months that agreements cover, in the order of months. A practitioner whose profile lacks
 * something gets theirs once it is complete. Any number of processes may do it at once.
 */
export async function issueSelfBilledInvoices(issuing: Issuing, end?: AbortSignal): Promise<void> {
  for (const due of await findDue(issuing)) {
    if (end?.aborted) return
    try {
      await transact(issuing.db, (tx) => issue({ ...issuing, db: tx }, due))
    } catch (error) {
      issuing.log.error({ err: error, statement: due.statementId }, 'a self-billed invoice was not issued')
    }
  }
}

/** Months with an agreement and no invoice, except those with nothing to invoice. */
async function findDue({ db, region }: Issuing): Promise<Due[]> {
  const { timeZone } = regionSettings[region]
  const { agreedAt, withdrawnAt, party, language } = selfBillingAgreements
  const ofAgreement = and(
    eq(selfBillingAgreements.practitionerId, commissionStatements.practitionerId),
    lte(agreedAt, commissionStatements.closedAt),
  )
  const rows = await db
    .select({
      statementId: commissionStatements.id,
      practitionerId: commissionStatements.practitionerId,
      month: commissionStatements.month,
      agreedAt,
      withdrawnAt,
      party,
      language,
    })
    .from(commissionStatements)
    .innerJoin(selfBillingAgreements, ofAgreement)
    .leftJoin(selfBilledInvoices, eq(selfBilledInvoices.statementId, commissionStatements.id))
    .leftJoin(statementsWithoutInvoice, eq(statementsWithoutInvoice.statementId, commissionStatements.id))
    .where(and(isNull(selfBilledInvoices.id), isNull(statementsWithoutInvoice.statementId)))
    .orderBy(asc(commissionStatements.practitionerId), asc(commissionStatements.month))
  return rows.filter((row) => isCovered(row, row.month, timeZone))
}

async function issue(issuing: Issuing, due: Due): Promise<void> {
  const { db, now, region } = issuing
  const { statementId, practitionerId, month } = due
  // Invoices of a practitioner are numbered one after another.
  await lockAgreements(db, practitionerId)
  if (await isIssued(db, statementId)) return
  const found = await findStatement(issuing, { practitionerId, month })
  if (!found) return
  const { sums } = found.statement
  if (amountToBill(sums) === 0) return noteWithoutInvoice(issuing, statementId)
  const supplier = await supplierOf(db, due)
  if (!supplier || supplier.missing.length > 0) return
  const vatTreatment = vatTreatmentOf(supplier.party.vatNumber)
  const billed = billedFor(sums, vatTreatment)
  const credits = billed?.kind === 'credit_note' ? await findLatestInvoice(db, practitionerId) : null
  // Nothing that could be credited.
  if (!billed || (billed.kind === 'credit_note' && !credits)) return
  const issuedOn = shopDate(region, now)
  const year = Number(issuedOn.slice(0, 4))
  const sequence = await nextSequence(db, practitionerId, year)
  const content = {
    ...contentOf(issuing, supplier, billed),
    number: selfBilledNumber(year, sequence),
    issuedOn,
    month,
    vatTreatment,
    credits,
  }
  const xml = await writeUbl(ublOf(content, invoiceTexts(content, issuing.translations)), supplier.language)
  const { total } = billed
  await db
    .insert(selfBilledInvoices)
    .values({ practitionerId, statementId, year, sequence, total, content, xml, issuedAt: now })
}

/** Another process may have noted it before. */
async function noteWithoutInvoice({ db, now }: Issuing, statementId: number): Promise<void> {
  await db.insert(statementsWithoutInvoice).values({ statementId, foundAt: now }).onConflictDoNothing()
}

function contentOf({ currency }: Issuing, { party, language }: Supplier, billed: Billed) {
  return { ...billed, language, currency, supplier: party, customer }
}

async function supplierOf(
  db: Database,
  { practitionerId, party, language }: Due,
): Promise<Supplier | undefined> {
  return party ? { party, language, missing: [] } : findSupplier(db, practitionerId)
}

async function lockAgreements(db: Database, practitionerId: number): Promise<void> {
  const { id } = selfBillingAgreements
  const isTheirs = eq(selfBillingAgreements.practitionerId, practitionerId)
  await db.select({ id }).from(selfBillingAgreements).where(isTheirs).orderBy(asc(id)).for('update')
}

async function isIssued(db: Database, statementId: number): Promise<boolean> {
  return (await db.$count(selfBilledInvoices, eq(selfBilledInvoices.statementId, statementId))) > 0
}

async function findLatestInvoice(
  db: Database,
  practitionerId: number,
): Promise<SelfBilledContent['credits']> {
  const isInvoice = sql`${selfBilledInvoices.content}->>'kind' = 'invoice'`
  const [latest] = await db
    .select({ content: selfBilledInvoices.content })
    .from(selfBilledInvoices)
    .where(and(eq(selfBilledInvoices.practitionerId, practitionerId), isInvoice))
    .orderBy(desc(selfBilledInvoices.id))
    .limit(1)
  return latest ? { number: latest.content.number, issuedOn: latest.content.issuedOn } : null
}

async function nextSequence(db: Database, practitionerId: number, year: number): Promise<number> {
  const ofYear = and(eq(selfBilledInvoices.practitionerId, practitionerId), eq(selfBilledInvoices.year, year))
  return 1 + (await db.$count(selfBilledInvoices, ofYear))
}
