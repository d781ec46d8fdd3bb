import { count, eq, sql } from 'drizzle-orm'
import { heldForRetry, mayBePaid } from '#domain/orders/states.ts'
import { findUsableMethod } from '#server/checkout/queries/payment-methods.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { PaymentProvider } from '#server/platform/payments/provider.ts'
import { refuse } from '#server/platform/problems.ts'
import { queueCancellation } from '../payments/queue-cancellation.ts'
import { payments } from '../payments/tables.ts'
import { orders } from '../tables.ts'
import type { OrderRow } from './move-order.ts'

type Desk = { db: Database; jobs: Jobs; now: Date }
type Begun = { payment_id: number; held_until: string }

/**
 * Writes down one more payment of a held order that waits, in the way to pay that was chosen for it. Its goods are kept
 * longer once, and of its payments the latest alone is to be paid.
 */
export async function beginPayment(
  { db, jobs, now }: Desk,
  order: OrderRow,
  { method, provider }: { method: string; provider: PaymentProvider['name'] },
): Promise<Begun> {
  if (!mayBePaid(order, now)) return refuse('order-in-other-state')
  if (!(await findUsableMethod(db, method, order.country))) return refuse('payment-method-unusable')
  const { id: orderId, total: amount, currency } = order
  const [before] = await db
    .select({
      all: count(),
      open: sql<number>`(count(*) FILTER (WHERE ${payments.state} = 'open'))::integer`,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  const heldUntil = heldForRetry(order.heldUntil, before?.all ?? 0)
  await db.update(orders).set({ heldUntil }).where(eq(orders.id, orderId))
  const [begun] = await db
    .insert(payments)
    .values({ orderId, method, amount, currency, provider, state: 'open', createdAt: now })
    .returning({ id: payments.id })
  if (before?.open) await queueCancellation({ db, jobs }, orderId)
  return { payment_id: begun!.id, held_until: heldUntil.toISOString() }
}
