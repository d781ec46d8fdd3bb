import { and, asc, eq, sql } from 'drizzle-orm'
import { earnedAt } from '#domain/commission/ledger.ts'
import { lockOrder, type OrderRow } from '#server/orders/change-order-state.ts'
import { findWholeOrder, handledOf } from '#server/orders/find-orders.ts'
import { refunds } from '#server/orders/payments/tables.ts'
import { orders } from '#server/orders/tables.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { transact } from '#server/platform/transact.ts'
import {
  creditCommission,
  earnCommission,
  reverseCommission,
  reverseOwnCommission,
} from './book-commission.ts'

const hourMs = 3_600_000
const soonMs = 10_000

/** Earns commission whose waiting time has passed, each hour. Any number of processes may do it at once. */
export function openCommissionTimer(deps: Pick<Deps, 'clock' | 'db' | 'log'>): Interval {
  const times = { pauseMs: hourMs, firstMs: soonMs }
  return startInterval({ what: 'the timer of commission', ...times }, deps.log, (end) =>
    settleCommission({ ...deps, now: deps.clock() }, end),
  )
}

type Settling = Pick<Ctx, 'db' | 'log' | 'now'>

/** Earns what is due. */
export async function settleCommission(ctx: Settling, end?: AbortSignal): Promise<void> {
  await settleEach(ctx, await findPending(ctx.db, ctx.now), earnIfDue, end)
}

/** Credits orders that an earlier version, without a ledger, marked as paid. Once, when a process starts. */
export async function creditEarlierOrders(ctx: Settling): Promise<void> {
  await settleEach(ctx, await findUncredited(ctx.db), creditLate)
}

/** Each order has its own transaction; a failure does not affect the others. */
async function settleEach(
  { db, log, now }: Settling,
  ids: readonly number[],
  settle: typeof earnIfDue,
  end?: AbortSignal,
): Promise<void> {
  for (const id of ids) {
    if (end?.aborted) return
    try {
      await transact(db, async (tx) => {
        const order = await lockOrder(tx, id)
        if (order) await settle({ db: tx, now }, order)
      })
    } catch (error) {
      log.error({ err: error, order: id }, 'the commission on an order could not be settled')
    }
  }
}

/** What an order was credited, and what refunds have taken back since. */
async function creditLate({ db, now }: Pick<Ctx, 'db' | 'now'>, order: OrderRow): Promise<void> {
  await creditCommission({ db, now }, { order })
  const past = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.kind, 'order')))
    .orderBy(asc(refunds.id))
  for (const refund of past) await reverseCommission({ db, now: refund.createdAt }, { refund })
}

async function earnIfDue({ db, now }: Pick<Ctx, 'db' | 'now'>, order: OrderRow): Promise<void> {
  const whole = (await findWholeOrder(db, eq(orders.id, order.id)))!
  const due = earnedAt({ ...order, shipments: whole.shipments, left: handledOf(whole).left })
  if (!due || due > now) return
  // An older version did not reverse it when the order became the practitioner's own.
  if (order.userId !== null)
    await reverseOwnCommission({ db, now }, { userId: order.userId, orderIds: [order.id] })
  await earnCommission(db, order.id, due)
}

async function findUncredited(db: Database): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT orders.id FROM orders
    JOIN order_lines ON order_lines.order_id = orders.id
    JOIN users ON users.id = order_lines.practitioner_id AND users.erased_at IS NULL
    WHERE orders.paid_at IS NOT NULL AND order_lines.tier_rate IS NOT NULL
      AND order_lines.practitioner_id IS DISTINCT FROM orders.user_id
      AND NOT EXISTS (SELECT FROM commission_entries WHERE commission_entries.order_line_id = order_lines.id)
    ORDER BY orders.id`)
  return rows.map(({ id }) => id)
}

/** Orders paid so long ago that their commission may be due. */
async function findPending(db: Database, now: Date): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    SELECT order_id AS id FROM commission_entries
    WHERE order_id IN (SELECT id FROM orders WHERE paid_at < ${now.toISOString()}::timestamptz - interval '14 days')
    GROUP BY order_id
    HAVING sum(CASE 'pending' WHEN to_account THEN amount WHEN from_account THEN -amount ELSE 0 END) > 0
    ORDER BY order_id`)
  return rows.map(({ id }) => id)
}
