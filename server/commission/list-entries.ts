import { type SQL, sql } from 'drizzle-orm'
import type { CommissionEntryPage, CommissionEntryQuery } from '#contract/commission.ts'
import type { Region } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { inUtc, type Reading } from './earnings.ts'
import { type EntryGroup, presentEntries } from './present-entries.ts'

/** What each order was credited and each refund took back, newest first. */
export async function listCommissionEntries(
  deps: Pick<Deps, 'db' | 'products' | 'region'>,
  reading: Omit<Reading, 'now'>,
  query: CommissionEntryQuery,
): Promise<CommissionEntryPage> {
  const { db, region } = deps
  const groups = groupsOf(reading.practitionerId, query, region)
  const [counted, found] = await Promise.all([
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${groups}) AS groups`),
    findGroups(db, sql`${groups} ORDER BY at DESC, id DESC LIMIT ${query.limit} OFFSET ${offsetOf(query)}`),
  ])
  return {
    data: await presentEntries(deps, reading, found),
    ...totalsOf(query, counted[0]?.total ?? 0),
  }
}

type Filter = Pick<CommissionEntryQuery, 'month' | 'state'>

/** An order is one group, and each of its refunds another. */
function groupsOf(practitionerId: number, { month, state }: Filter, region: Region): SQL {
  const first = sql`${`${month}-01`}::timestamp`
  const inMonth = month
    ? sql`AND own.at >= ${inUtc(region, first)} AND own.at < ${inUtc(region, sql`${first} + interval '1 month'`)}`
    : sql``
  // What was reversed completely before it was earned is not pending any more.
  const stateOf = sql`CASE WHEN own.kind = 'reversed' THEN 'reversed' WHEN standing.pending > 0 THEN 'pending'
    WHEN standing.is_earned OR sum(own.amount) = 0 THEN 'earned' ELSE 'reversed' END`
  return sql`
    WITH own AS (SELECT * FROM commission_entries WHERE practitioner_id = ${practitionerId}),
    standing AS (
      SELECT order_id, bool_or(kind = 'earned') AS is_earned,
        sum(CASE 'pending' WHEN to_account THEN amount WHEN from_account THEN -amount ELSE 0 END) AS pending
      FROM own GROUP BY order_id
    )
    SELECT min(own.id) AS id, own.order_id, own.refund_id, min(own.at) AS at, ${stateOf} AS state,
      json_agg(json_build_object('lineId', own.order_line_id, 'amount', own.amount)) AS amounts
    FROM own JOIN standing ON standing.order_id = own.order_id
    WHERE own.kind <> 'earned' ${inMonth}
    GROUP BY own.order_id, own.kind, own.refund_id, standing.pending, standing.is_earned
    ${state ? sql`HAVING ${stateOf} = ${state}` : sql``}`
}

async function findGroups(db: Database, query: SQL): Promise<EntryGroup[]> {
  const rows = await db.execute<
    Pick<EntryGroup, 'id' | 'state' | 'amounts'> & {
      order_id: number
      refund_id: number | null
      at: string | Date
    }
  >(query)
  return rows.map(({ id, state, amounts, order_id, refund_id, at }) => ({
    id,
    state,
    amounts,
    orderId: order_id,
    refundId: refund_id,
    at: new Date(at),
  }))
}
