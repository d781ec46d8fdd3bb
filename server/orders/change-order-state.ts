import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { mayBecome, type OrderActor, type OrderState } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { reusableStatement } from '#server/platform/reusable-statement.ts'
import { orderHistory, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
/** Who changes an order: a person, or the shop itself. */
export type ChangedBy = { by: OrderActor; userId: number | null }

/** Locks an order for the rest of the transaction, so that its changes run one after another. */
export async function lockOrder(db: Database, id: number, condition?: SQL): Promise<OrderRow | undefined> {
  const locking = condition ? lockingOrder(db, condition).prepare('lock_order_if') : lockingAnyOrder(db)
  const [order] = await locking.execute({ id })
  return order
}

function lockingOrder(db: Database, condition?: SQL) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.id, sql.placeholder('id')), condition))
    .for('update')
}

const lockingAnyOrder = reusableStatement((db) => lockingOrder(db).prepare('lock_order'))

/** Locks all orders of a person, before the person is locked. Returns how many. */
export async function lockOrdersOf(db: Database, userId: number): Promise<number> {
  const held = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
    .for('update')
  return held.length
}

/** Another's is not found. */
export async function lockOwnOrder(db: Database, id: number, userId: number): Promise<OrderRow> {
  return (await lockOrder(db, id, eq(orders.userId, userId))) ?? refuse('not-found')
}

/** Changes the state of a locked order, and records who did it. Refuses transitions that its state does not allow. */
export async function changeOrderState(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  order: Pick<OrderRow, 'id' | 'state'>,
  to: OrderState,
  { by, userId }: ChangedBy,
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
