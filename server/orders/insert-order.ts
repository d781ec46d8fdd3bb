import { type Database, sqlState } from '#server/platform/database.ts'
import { RetryTransaction } from '#server/platform/transact.ts'
import type { OrderRow } from './change-order-state.ts'
import { orderHistory, orderLines, orders } from './tables.ts'

export type NewOrder = Omit<typeof orders.$inferInsert, 'state' | 'userId'> & { userId: number | null }
export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

/** Saves a new, unpaid order. Call it in the transaction that takes its goods. */
export async function insertOrder(
  { db, now }: { db: Database; now: Date },
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<OrderRow> {
  const state = 'pending_payment'
  const [row] = await db
    .insert(orders)
    .values({ ...order, state })
    .returning()
  const orderId = row!.id
  await Promise.all([
    db
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, orderId })))
      .catch(retryIfDeleted),
    db
      .insert(orderHistory)
      .values({ orderId, from: null, to: state, at: now, by: 'client', userId: order.userId }),
  ])
  return row!
}

/** What a line came from, such as a basket, was deleted after the cart was read: without it, the order is repeated. */
function retryIfDeleted(error: unknown): never {
  throw sqlState(error) === '23503' ? new RetryTransaction() : error
}
