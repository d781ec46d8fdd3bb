import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { orders } from '../tables.ts'
import { askAndSettle, type SettlingWorld } from './hear-notice.ts'
import { payments } from './tables.ts'

/** In the transaction that ends an unpaid order: nobody shall pay for it any more. */
export async function queueCancellation(
  { db, jobs }: { db: Database; jobs: Jobs },
  orderId: number,
): Promise<void> {
  await jobs.enqueue(db, 'payment-cancellation', { order_id: orderId })
}

/** What cannot be cancelled, or was paid meanwhile, is settled as what it is. */
export async function cancelPayments(world: SettlingWorld, orderId: number): Promise<void> {
  const { db, provider } = world
  const open = await db
    .select({
      id: payments.id,
      provider: payments.provider,
      providerId: payments.providerId,
      order: orders.state,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open'), isNotNull(payments.providerId)))
  for (const { id, provider: name, providerId, order } of open) {
    if (order === 'pending_payment' || provider?.name !== name || providerId === null) continue
    await provider.cancel(providerId)
    await askAndSettle(world, { id, provider: name, providerId })
  }
}
