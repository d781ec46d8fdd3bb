import { and, asc, eq, type SQL } from 'drizzle-orm'
import { mayBecome, type OrderActor, type OrderState } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { orderHistory, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
/** Anyone who changes an order: a person, or the shop on its own. */
export type By = { by: OrderActor; userId: number | null }

/** Takes an order for the rest of the transaction, so that its changes follow one another. */
export async function lockOrder(db: Database, id: number, which?: SQL): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), which))
    .for('update')
  return order
}

/** All orders of somebody, before they themselves are locked. Answers how many. */
export async function lockOrdersOf(db: Database, userId: number): Promise<number> {
  const held = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
    .for('update')
  return held.length
}

/** Another's is not there. */
export async function lockOwnOrder(db: Database, id: number, userId: number): Promise<OrderRow> {
  return (await lockOrder(db, id, eq(orders.userId, userId))) ?? refuse('not-found')
}

/** Moves a locked order on, and records who did it. Refuses what its state does not allow. */
export async function moveOrder(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  order: Pick<OrderRow, 'id' | 'state'>,
  to: OrderState,
  { by, userId }: By,
  set: Partial<typeof orders.$inferInsert> = {},
): Promise<void> {
  if (!mayBecome(order.state, to)) return refuse('order-in-other-state')
  await Promise.all([
    db
      .update(orders)
      .set({ ...set, state: to })
      .where(eq(orders.id, order.id)),
    db.insert(orderHistory).values({ orderId: order.id, from: order.state, to, at: now, by, userId }),
  ])
}
