import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AbandonedOrder,
  abandonedEndings,
  abandonedSince,
  type Unpaid,
} from '#domain/orders/unpaid-limits.ts'
import type { Database } from '#server/platform/database.ts'
import { orderHistory, orderLines, orders } from './tables.ts'

/** The packs in somebody's unpaid orders, in total and by variant. */
export type UnpaidPacks = Unpaid & { packsOf: ReadonlyMap<number, number> }

/** Which of these orders wait for payment. The buyer is locked, so that no other order is placed meanwhile. */
export async function findUnpaid(db: Database, isTheirs: SQL): Promise<UnpaidPacks> {
  const isWaiting = and(isTheirs, eq(orders.state, 'pending_payment'))
  const [amounts, packs] = await Promise.all([
    db.select({ total: orders.total }).from(orders).where(isWaiting),
    db
      .select({
        variantId: orderLines.variantId,
        quantity: sql<number>`sum(${orderLines.quantity})::integer`,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(isWaiting)
      .groupBy(orderLines.variantId),
  ])
  return {
    orders: amounts.length,
    packs: packs.reduce((sum, { quantity }) => sum + quantity, 0),
    value: amounts.reduce((sum, { total }) => sum + total, 0),
    packsOf: new Map(packs.map(({ variantId, quantity }) => [variantId, quantity])),
  }
}

/** Which of these orders recently ended unpaid because of their buyer. */
export function findAbandoned(db: Database, isTheirs: SQL, now: Date): Promise<AbandonedOrder[]> {
  return db
    .select({ placedAt: orders.placedAt, heldUntil: orders.heldUntil, endedAt: orderHistory.at })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, orders.id))
    .where(
      and(
        isTheirs,
        inArray(orders.ending, [...abandonedEndings]),
        isNull(orders.paidAt),
        eq(orderHistory.to, orders.state),
        gt(orderHistory.at, abandonedSince(now)),
      ),
    )
}
