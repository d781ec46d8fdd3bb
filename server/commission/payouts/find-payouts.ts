import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { PayoutDetail, PayoutPage } from '#contract/payouts.ts'
import type { Minor } from '#domain/money.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Reading } from '../earnings.ts'
import { type EntryGroup, presentEntries } from '../present-entries.ts'
import { presentPayout } from './present-payout.ts'
import { payouts } from './tables.ts'

/** A practitioner's payouts, latest first. */
export async function listPayouts(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  practitionerId: number,
  query: Page,
): Promise<PayoutPage> {
  const own = eq(payouts.practitionerId, practitionerId)
  const [counted, rows] = await Promise.all([
    db.select({ total: count() }).from(payouts).where(own),
    db.select().from(payouts).where(own).orderBy(desc(payouts.id)).limit(query.limit).offset(offsetOf(query)),
  ])
  return {
    data: rows.map((row) => presentPayout(sealing, row)),
    ...totalsOf(query, counted[0]?.total ?? 0),
  }
}

/** A payout with the order lines it is made up of, latest order first. */
export async function getPayout(
  deps: Pick<Deps, 'db' | 'products' | 'sealing'>,
  reading: Omit<Reading, 'now'>,
  id: number,
  query: Page,
): Promise<PayoutDetail> {
  const { db, sealing } = deps
  const own = and(eq(payouts.id, id), eq(payouts.practitionerId, reading.practitionerId))
  const [payout] = await db.select().from(payouts).where(own)
  if (!payout) return refuse('not-found')
  const groups = await findSettled(db, id)
  const page = groups.slice(offsetOf(query), offsetOf(query) + query.limit)
  return {
    ...presentPayout(sealing, payout),
    entries: {
      data: await presentEntries(deps, reading, page),
      ...totalsOf(query, groups.length),
    },
  }
}

type Settled = {
  id: number
  orderId: number
  refundId: number | null
  isReversal: boolean
  at: string
  lineId: number
  amount: Minor
  packs: number
}

/** What was earned on an order is one group, and what was taken back of it later another. */
async function findSettled(db: Database, payoutId: number): Promise<EntryGroup[]> {
  const rows = await db.execute<Settled>(sql`
    SELECT entry.id, entry.order_id AS "orderId", entry.refund_id AS "refundId",
      entry.kind = 'reversed' AS "isReversal", entry.at::text AS at,
      entry.order_line_id AS "lineId", entry.amount,
      -- Packs that were refunded before the commission was earned are not part of it.
      order_lines.quantity - coalesce((
        SELECT sum(refund_lines.quantity) FROM refund_lines
        JOIN commission_entries early ON early.refund_id = refund_lines.refund_id
          AND early.order_line_id = refund_lines.order_line_id AND early.from_account = 'pending'
        WHERE refund_lines.order_line_id = entry.order_line_id), 0)::int AS packs
    FROM payout_items
    JOIN commission_entries entry ON entry.id = payout_items.entry_id
    JOIN order_lines ON order_lines.id = entry.order_line_id
    WHERE payout_items.payout_id = ${payoutId}
    ORDER BY entry.at DESC, entry.order_id DESC, entry.refund_id, entry.id`)
  const groups = Map.groupBy(
    rows,
    ({ orderId, refundId, isReversal }) => `${orderId} ${refundId} ${isReversal}`,
  )
  return [...groups.values()].map((own) => {
    const { id, orderId, refundId, isReversal, at } = own[0]!
    return {
      id,
      state: isReversal ? 'reversed' : 'earned',
      orderId,
      refundId,
      isReversal,
      at: new Date(at),
      amounts: own.map(({ lineId, amount, packs }) => ({
        lineId,
        amount,
        ...(!isReversal && { packs }),
      })),
    }
  })
}
