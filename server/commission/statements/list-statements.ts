import { desc, eq } from 'drizzle-orm'
import type { CommissionStatements } from '#contract/commission-statements.ts'
import { toMajor } from '#domain/money.ts'
import type { Deps } from '#server/platform/context.ts'
import { selfBilledInvoices } from '../self-billing/tables.ts'
import { commissionStatements } from './tables.ts'

/** A practitioner's closed months and their invoices, latest first. */
export async function listStatements(
  { db, currency }: Pick<Deps, 'db' | 'currency'>,
  practitionerId: number,
): Promise<CommissionStatements> {
  const { month, pending, available } = commissionStatements
  const rows = await db
    .select({ month, pending, available, content: selfBilledInvoices.content })
    .from(commissionStatements)
    .leftJoin(selfBilledInvoices, eq(selfBilledInvoices.statementId, commissionStatements.id))
    .where(eq(commissionStatements.practitionerId, practitionerId))
    .orderBy(desc(month))
  return {
    currency,
    data: rows.map((row) => ({
      month: row.month,
      pending: toMajor(row.pending),
      available: toMajor(row.available),
      invoice: row.content && { number: row.content.number, kind: row.content.kind },
    })),
  }
}
