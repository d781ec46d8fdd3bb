import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type PayoutMethodName, type WithheldReason, withheldReason } from '#domain/commission/payouts.ts'
import type { Currency, Minor } from '#domain/money.ts'
import type { Database } from '#server/platform/database.ts'
import type { payouts } from './tables.ts'

type Due = {
  practitionerId: number
  firstName: string
  lastName: string
  amount: Minor
  /** The entries of the ledger that add up to the amount. */
  entryIds: number[]
}
export type Payable = Due & Pick<typeof payouts.$inferSelect, 'method' | 'sealedAccount'>
export type Withheld = Due & { reason: WithheldReason }
export type PayoutPlan = { payable: Payable[]; withheld: Withheld[]; fingerprint: string }

type Row = Due & PayoutMethod
type PayoutMethod = {
  isActive: boolean
  method: Exclude<PayoutMethodName, 'not_set'> | null
  sealedAccount: string | null
  changedAt: string | null
}

/** What practitioners were owed at a time and no payout has settled, and who of them can be paid. */
export async function planPayouts(db: Database, currency: Currency, at: Date): Promise<PayoutPlan> {
  // One statement: amounts and entries are of the same moment.
  const entries = sql`array_agg(id ORDER BY id)`
  const rows = await db.execute<Row>(selectDue(currency, at, entries))
  const payable: Payable[] = []
  const withheld: Withheld[] = []
  for (const { isActive, method, sealedAccount, changedAt: _, ...due } of rows) {
    const reason = withheldReason({ available: due.amount, method: method ?? 'not_set', isActive })
    if (reason) withheld.push({ ...due, reason })
    else payable.push({ ...due, method: method!, sealedAccount: sealedAccount! })
  }
  return { payable, withheld, fingerprint: await fingerprintOf(db, rows) }
}

/** Who can be paid, without the entries. */
export async function findPayable(
  db: Database,
  currency: Currency,
  at: Date,
): Promise<Omit<Due, 'entryIds'>[]> {
  const rows = await db.execute<Omit<Due, 'entryIds'> & PayoutMethod>(
    selectDue(currency, at, sql`NULL::integer[]`),
  )
  return rows.filter(
    ({ amount, isActive, method }) =>
      !withheldReason({ available: amount, method: method ?? 'not_set', isActive }),
  )
}

function selectDue(currency: Currency, at: Date, entries: SQL): SQL {
  return sql`
    WITH due AS (
      SELECT practitioner_id, ${entries} AS entries,
        sum(CASE to_account WHEN 'available' THEN amount ELSE -amount END)::float8 AS amount
      FROM commission_entries
      WHERE currency = ${currency} AND at <= ${at.toISOString()}::timestamptz
        AND 'available' IN (from_account, to_account) AND NOT EXISTS (
        SELECT FROM payout_items WHERE payout_items.entry_id = commission_entries.id AND NOT is_returned)
      GROUP BY practitioner_id
    )
    SELECT due.practitioner_id AS "practitionerId", due.amount, due.entries AS "entryIds",
      users.first_name AS "firstName", users.last_name AS "lastName",
      users.deactivated_at IS NULL AND users.erased_at IS NULL AS "isActive",
      payout_methods.method, payout_methods.sealed_account AS "sealedAccount",
      payout_methods.changed_at::text AS "changedAt"
    FROM due JOIN users ON users.id = due.practitioner_id
    LEFT JOIN payout_methods ON payout_methods.practitioner_id = due.practitioner_id
    WHERE due.amount <> 0
    ORDER BY users.last_name, users.first_name, due.practitioner_id`
}

/** Different as soon as anybody's amount, entries or account are, and after each payout that came back. */
async function fingerprintOf(db: Database, rows: readonly Row[]): Promise<string> {
  const [last] = await db.execute<{ id: number | null }>(sql`SELECT max(id) AS id FROM payout_entries`)
  const seen = rows.map(({ practitionerId, amount, entryIds, isActive, changedAt }) => [
    practitionerId,
    amount,
    entryIds,
    isActive,
    changedAt,
  ])
  return createHash('sha256')
    .update(JSON.stringify([last?.id ?? 0, seen]))
    .digest('hex')
}
