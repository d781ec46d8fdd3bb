import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { CommissionEntryPage, CommissionEntryQuery } from '#contract/commission.ts'
import type { CommissionState } from '#domain/commission/states.ts'
import type { Region } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { inUtc, type Reading } from './earnings.ts'
import { type EntryGroup, presentEntries } from './present-entries.ts'
import { commissionEntries } from './tables.ts'

/** What each order was credited and each refund took back, newest first. */
export async function listCommissionEntries(
  deps: Pick<Deps, 'db' | 'products' | 'region'>,
  reading: Omit<Reading, 'now'>,
  query: CommissionEntryQuery,
): Promise<CommissionEntryPage> {
  const { db, region } = deps
  const { practitionerId } = reading
  const keys = keysOf(practitionerId, query, region)
  // In the order of an index, so that only the pages up to this one are read.
  const page = sql`${keys} ORDER BY at DESC, order_id DESC, refund_id DESC LIMIT ${query.limit} OFFSET ${offsetOf(query)}`
  const [counted, found] = await Promise.all([
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${keys}) AS keys`),
    db.execute<Key>(page),
  ])
  return {
    data: await presentEntries(deps, reading, await findGroups(db, practitionerId, found)),
    ...totalsOf(query, counted[0]?.total ?? 0),
  }
}

type Key = { order_id: number; refund_id: number | null }
type Filter = Pick<CommissionEntryQuery, 'month' | 'state'>

/** What an order was credited is one group, and what a refund took back another; each was booked at one time. */
function keysOf(practitionerId: number, { month, state }: Filter, region: Region): SQL {
  const first = sql`${`${month}-01`}::timestamp`
  const inMonth = month
    ? sql`AND at >= ${inUtc(region, first)} AND at < ${inUtc(region, sql`${first} + interval '1 month'`)}`
    : sql``
  const ofOrders = (found: CommissionState) =>
    sql`order_id IN (SELECT order_id FROM (${standings(practitionerId)}) AS standings WHERE state = ${found})`
  const inState =
    state === undefined
      ? sql``
      : state === 'reversed'
        ? sql`AND (refund_id IS NOT NULL OR ${ofOrders(state)})`
        : sql`AND refund_id IS NULL AND ${ofOrders(state)}`
  return sql`
    SELECT at, order_id, refund_id FROM commission_entries
    WHERE practitioner_id = ${practitionerId} AND kind <> 'earned' ${inMonth} ${inState}
    GROUP BY at, order_id, refund_id`
}

/** Where the commission on each order is now; what was reversed completely before it was earned is not pending. */
function standings(practitionerId: number, orderIds?: readonly number[]): SQL {
  return sql`
    SELECT order_id, CASE
      WHEN sum(CASE 'pending' WHEN to_account THEN amount WHEN from_account THEN -amount ELSE 0 END) > 0 THEN 'pending'
      WHEN bool_or(kind = 'earned') OR sum(amount) FILTER (WHERE kind = 'credited') = 0 THEN 'earned'
      ELSE 'reversed' END AS state
    FROM commission_entries WHERE practitioner_id = ${practitionerId}
      ${orderIds ? sql`AND order_id = ANY(${sql.param(orderIds)}::integer[])` : sql``}
    GROUP BY order_id`
}

async function findGroups(db: Database, practitionerId: number, keys: readonly Key[]): Promise<EntryGroup[]> {
  if (keys.length === 0) return []
  const orderIds = [...new Set(keys.map(({ order_id }) => order_id))]
  const ofOrders = and(
    eq(commissionEntries.practitionerId, practitionerId),
    inArray(commissionEntries.orderId, orderIds),
    ne(commissionEntries.kind, 'earned'),
  )
  const [entries, states] = await Promise.all([
    db.select().from(commissionEntries).where(ofOrders).orderBy(commissionEntries.id),
    db.execute<{ order_id: number; state: CommissionState }>(standings(practitionerId, orderIds)),
  ])
  const stateOf = new Map(states.map(({ order_id, state }) => [order_id, state]))
  return keys.map(({ order_id: orderId, refund_id: refundId }) => {
    const own = entries.filter((entry) => entry.orderId === orderId && entry.refundId === refundId)
    return {
      id: own[0]!.id,
      state: refundId === null ? stateOf.get(orderId)! : 'reversed',
      orderId,
      refundId,
      at: own[0]!.at,
      amounts: own.map(({ orderLineId, amount }) => ({ lineId: orderLineId, amount })),
    }
  })
}
