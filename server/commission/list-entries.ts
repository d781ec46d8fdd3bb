import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { CommissionEntryPage, CommissionEntryQuery } from '#contract/commission.ts'
import { type CommissionState, payoutStates } from '#domain/commission/states.ts'
import type { Region } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { inUtc, type Reading } from './earnings.ts'
import { orderCommissions } from './order-commissions.ts'
import { findPayoutEntries } from './payouts/find-payout-entries.ts'
import { type EntryGroup, presentEntries } from './present-entries.ts'
import { commissionEntries } from './tables.ts'

/** What each order was credited and each refund took back, and the payouts, newest first. */
export async function listCommissionEntries(
  deps: Pick<Deps, 'currency' | 'db' | 'products' | 'region' | 'sealing'>,
  reading: Omit<Reading, 'now'>,
  query: CommissionEntryQuery,
): Promise<CommissionEntryPage> {
  const { db, region } = deps
  const { practitionerId } = reading
  const [orderKeys, payoutKeys] = keysOf(practitionerId, query, region)
  const [counted, found] = await Promise.all([
    db.execute<{ total: number }>(sql`
      SELECT ((SELECT count(*) FROM (${orderKeys}) AS keys) + (SELECT count(*) FROM (${payoutKeys}) AS keys))::int AS total`),
    db.execute<Key>(pageOf(orderKeys, payoutKeys, query)),
  ])
  const ofOrders = found.filter((key) => key.payout_entry_id === null)
  const [entries, paid] = await Promise.all([
    findGroups(db, practitionerId, ofOrders).then((groups) => presentEntries(deps, reading, groups)),
    findPayoutEntries(
      deps,
      found.flatMap(({ payout_entry_id: id }) => id ?? []),
    ),
  ])
  return {
    data: found.map((key) =>
      key.payout_entry_id === null ? entries[ofOrders.indexOf(key)]! : paid.get(key.payout_entry_id)!,
    ),
    currency: deps.currency,
    ...totalsOf(query, counted[0]?.total ?? 0),
  }
}

type OrderKey = { order_id: number; refund_id: number | null; is_reversal: boolean }
type Key = OrderKey & { payout_entry_id: number | null }
type Filter = Pick<CommissionEntryQuery, 'month' | 'state'>

/** Each part in the order of an index, so that only the pages up to this one are read. */
function pageOf(orderKeys: SQL, payoutKeys: SQL, query: CommissionEntryQuery): SQL {
  const end = offsetOf(query) + query.limit
  return sql`
    SELECT * FROM (
      (${orderKeys} ORDER BY at DESC, order_id DESC, refund_id DESC, is_reversal DESC LIMIT ${end})
      UNION ALL (${payoutKeys} ORDER BY at DESC, id DESC LIMIT ${end})
    ) AS keys
    ORDER BY at DESC, payout_entry_id DESC, order_id DESC, refund_id DESC, is_reversal DESC
    LIMIT ${query.limit} OFFSET ${offsetOf(query)}`
}

/** What an order was credited is one group, and what was taken back at once another; each was booked at one time. */
function keysOf(practitionerId: number, { month, state }: Filter, region: Region): [SQL, SQL] {
  const first = sql`${`${month}-01`}::timestamp`
  const inMonth = month
    ? sql`AND at >= ${inUtc(region, first)} AND at < ${inUtc(region, sql`${first} + interval '1 month'`)}`
    : sql``
  const payoutState = payoutStates.find((known) => known === state)
  const inState = state === undefined ? sql`` : sql`AND kind = ${payoutState ?? null}`
  return [
    sql`
      SELECT at, order_id, refund_id, kind = 'reversed' AS is_reversal, NULL::integer AS payout_entry_id
      FROM commission_entries
      WHERE practitioner_id = ${practitionerId} AND kind <> 'earned' ${inMonth}
        ${payoutState ? sql`AND false` : inOrderState(practitionerId, state as CommissionState | undefined)}
      GROUP BY at, order_id, refund_id, is_reversal`,
    sql`
      SELECT at, NULL::integer, NULL::integer, NULL::boolean, id FROM payout_entries
      WHERE practitioner_id = ${practitionerId} ${inMonth} ${inState}`,
  ]
}

function inOrderState(practitionerId: number, state: CommissionState | undefined): SQL {
  if (state === undefined) return sql``
  const ofOrders = sql`order_id IN (
    SELECT order_id FROM (${orderCommissions(practitionerId)}) AS commissions WHERE state = ${state})`
  return state === 'reversed'
    ? sql`AND (kind = 'reversed' OR ${ofOrders})`
    : sql`AND kind <> 'reversed' AND ${ofOrders}`
}

async function findGroups(
  db: Database,
  practitionerId: number,
  keys: readonly OrderKey[],
): Promise<EntryGroup[]> {
  if (keys.length === 0) return []
  const orderIds = [...new Set(keys.map(({ order_id }) => order_id))]
  const ofOrders = and(
    eq(commissionEntries.practitionerId, practitionerId),
    inArray(commissionEntries.orderId, orderIds),
    ne(commissionEntries.kind, 'earned'),
  )
  const [entries, states] = await Promise.all([
    db.select().from(commissionEntries).where(ofOrders).orderBy(commissionEntries.id),
    db.execute<{ order_id: number; state: CommissionState }>(orderCommissions(practitionerId, orderIds)),
  ])
  const stateOf = new Map(states.map(({ order_id, state }) => [order_id, state]))
  return keys.map(({ order_id: orderId, refund_id: refundId, is_reversal: isReversal }) => {
    const own = entries.filter(
      (entry) =>
        entry.orderId === orderId &&
        entry.refundId === refundId &&
        (entry.kind === 'reversed') === isReversal,
    )
    return {
      id: own[0]!.id,
      state: isReversal ? 'reversed' : stateOf.get(orderId)!,
      orderId,
      refundId,
      isReversal,
      at: own[0]!.at,
      amounts: own.map(({ orderLineId, amount }) => ({ lineId: orderLineId, amount })),
    }
  })
}
