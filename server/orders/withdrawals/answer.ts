import { eq } from 'drizzle-orm'
import type { Withdrawn } from '#contract/orders.ts'
import { orderNumber } from '#domain/orders/states.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { findWholeOrder } from '../queries/order-parts.ts'
import { presentWithdrawal } from '../queries/present-items.ts'
import { orders } from '../tables.ts'

/** The receipt on the page; the mail is the other. */
export async function withdrawnAnswer(
  db: Database,
  { orderId, withdrawalId }: { orderId: number; withdrawalId: number },
): Promise<Withdrawn> {
  const whole = await findWholeOrder(db, eq(orders.id, orderId))
  const stated = whole?.withdrawals.find(({ id }) => id === withdrawalId)
  if (!whole || !stated) return refuse('not-found')
  return {
    withdrawal: presentWithdrawal(stated, whole.refunds),
    order_number: orderNumber(orderId),
    email: whole.order.email,
  }
}
