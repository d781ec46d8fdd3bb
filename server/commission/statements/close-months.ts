import { type SQL, sql } from 'drizzle-orm'
import { monthAfter, monthAt } from '#domain/commission/months.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { transact } from '#server/platform/transact.ts'
import { inUtc } from '../earnings.ts'

type Closed = { id: number; practitioner_id: number; month: string }

/** By then the hourly timer has booked what was earned before midnight. */
const closesAfterMs = 3 * 3_600_000

/** The latest month that may be closed. */
export function lastClosable(region: Region, now: Date): string {
  const { timeZone } = regionSettings[region]
  return monthAfter(monthAt(timeZone, new Date(now.getTime() - closesAfterMs)), -1)
}

/**
 * Closes the months that are over, for all practitioners with entries, and emails those with entries in the latest one.
 * Any number of processes may do it at once.
 */
export async function closeMonths(ctx: Pick<Ctx, 'db' | 'jobs' | 'now' | 'region'>): Promise<void> {
  const { db, jobs, now, region } = ctx
  const last = lastClosable(region, now)
  if (!(await hasOpenMonths(db, region, last))) return
  await transact(db, async (tx) => {
    // Waits for entries that are being booked: otherwise one of them could become part of a closed month.
    await tx.execute(sql`LOCK TABLE commission_entries, payout_entries IN SHARE ROW EXCLUSIVE MODE`)
    const closed = await insertStatements(tx, region, { last, now })
    const moved = await findMoved(tx, region, last)
    for (const { id, practitioner_id: userId, month } of closed)
      if (month === last && moved.has(userId))
        await queueEmail(
          { db: tx, jobs },
          { template: 'commission-statement', user_id: userId, statement_id: id },
        )
  })
}

/** Practitioners with their next month to close, as its local beginning. */
const nextMonths = (region: Region): SQL => sql`
  SELECT practitioner_id, coalesce(
    (SELECT max((month || '-01')::timestamp) + interval '1 month' FROM commission_statements closed
      WHERE closed.practitioner_id = commission_entries.practitioner_id),
    date_trunc('month', min(at) AT TIME ZONE ${regionSettings[region].timeZone})) AS month
  FROM commission_entries GROUP BY practitioner_id`

const startOf = (month: string): SQL => sql`${`${month}-01`}::timestamp`

async function hasOpenMonths(db: Database, region: Region, last: string): Promise<boolean> {
  const rows = await db.execute(sql`
    SELECT FROM (${nextMonths(region)}) AS next WHERE month <= ${startOf(last)} LIMIT 1`)
  return rows.length > 0
}

/** Of orders and of payouts. */
const moves = sql`
  SELECT practitioner_id, at, from_account, to_account, amount, id AS entry_id, NULL::integer AS payout_entry_id
    FROM commission_entries
  UNION ALL SELECT practitioner_id, at, from_account, to_account, amount, NULL, id FROM payout_entries`

async function insertStatements(
  tx: Database,
  region: Region,
  { last, now }: { last: string; now: Date },
): Promise<Closed[]> {
  const balance = (account: 'pending' | 'available') => sql`
    sum(CASE ${account} WHEN to_account THEN amount WHEN from_account THEN -amount ELSE 0 END)`
  const rows = await tx.execute<Closed>(sql`
    INSERT INTO commission_statements
      (practitioner_id, month, pending, available, last_entry_id, last_payout_entry_id, closed_at)
    SELECT next.practitioner_id, to_char(months.month, 'YYYY-MM'), closing.pending, closing.available,
      closing.last_id, coalesce(closing.last_payout_id, 0),
      ${now.toISOString()}::timestamptz
    FROM (${nextMonths(region)}) AS next
    CROSS JOIN generate_series(next.month, ${startOf(last)}, interval '1 month') AS months (month)
    CROSS JOIN LATERAL (
      SELECT ${balance('pending')} AS pending, ${balance('available')} AS available,
        max(entry_id) AS last_id, max(payout_entry_id) AS last_payout_id
      FROM (${moves}) AS moves WHERE practitioner_id = next.practitioner_id
        AND at < ${inUtc(region, sql`months.month + interval '1 month'`)}
    ) AS closing
    ORDER BY next.practitioner_id, months.month
    RETURNING id, practitioner_id, month`)
  return [...rows]
}

async function findMoved(tx: Database, region: Region, month: string): Promise<Set<number>> {
  const rows = await tx.execute<{ practitioner_id: number }>(sql`
    SELECT DISTINCT practitioner_id FROM (${moves}) AS moves
    WHERE at >= ${inUtc(region, startOf(month))} AND at < ${inUtc(region, startOf(monthAfter(month)))}`)
  return new Set(rows.map(({ practitioner_id }) => practitioner_id))
}
