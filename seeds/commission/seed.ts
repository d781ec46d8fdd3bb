import { and, eq } from 'drizzle-orm'
import { agreementVersion } from '#domain/commission/self-billing.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { users } from '#server/accounts/tables.ts'
import { issueSelfBilledInvoices } from '#server/commission/self-billing/issue-invoices.ts'
import { selfBillingAgreements } from '#server/commission/self-billing/tables.ts'
import { settleCommission } from '#server/commission/settle-commission.ts'
import { closeMonths } from '#server/commission/statements/close-months.ts'
import { commissionStatements } from '#server/commission/statements/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Translations } from '#server/platform/translation.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { noJobs } from '../no-jobs.ts'

export type SeedStatementsOptions = {
  db: Database
  log: Log
  region: Region
  translations: Translations
  now: Date
}

const ilse = 'ilse@verbena.example'
/** Belongs to nobody; its check digits are right. */
const vatNumber = 'BE0400000086'
const agreedDaysAgo = 100

/**
 * The past months of the demonstration’s practitioners are closed, and Ilse’s are invoiced since she agreed to it. If any
 * month is closed already, nothing is added.
 */
export async function seedStatements({ now, region, ...options }: SeedStatementsOptions): Promise<void> {
  const { db } = options
  if (await hasStatements(db)) return
  const { currency } = regionSettings[region]
  const ctx = { ...options, jobs: noJobs, now, region, currency }
  await agree(db, now)
  await settleCommission(ctx)
  await closeMonths(ctx)
  await issueSelfBilledInvoices(ctx)
}

export async function hasStatements(db: Database): Promise<boolean> {
  return (await db.$count(commissionStatements)) > 0
}

async function agree(db: Database, now: Date): Promise<void> {
  const [person] = await db.select().from(users).where(eq(users.email, ilse))
  if (!person) return
  const withoutNumber = and(eq(practitioners.userId, person.id), eq(practitioners.vatNumber, ''))
  await db.update(practitioners).set({ vatNumber }).where(withoutNumber)
  await db
    .insert(selfBillingAgreements)
    .values({
      practitionerId: person.id,
      textVersion: agreementVersion,
      language: person.language,
      agreedAt: new Date(now.getTime() - agreedDaysAgo * 86_400_000),
    })
    .onConflictDoNothing()
}
