import { asc, eq } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { orders } from '../tables.ts'
import { fetchAndSettle } from './handle-webhook.ts'
import { payments } from './tables.ts'

/**
 * Cancels the open payments of an order that must not be paid any more: all of them once it has ended or is paid, all
 * but the latest while it waits. A payment that cannot be cancelled, or was paid meanwhile, is settled.
 */
export async function cancelPayments(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'provider'>,
  orderId: number,
): Promise<void> {
  const { db, provider } = deps
  const begun = await db
    .select({
      id: payments.id,
      state: payments.state,
      provider: payments.provider,
      providerId: payments.providerId,
      order: orders.state,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
  const latest = begun.at(-1)
  for (const payment of begun) {
    const { id, state, provider: name, providerId, order } = payment
    if (order === 'pending_payment' && payment === latest) continue
    if (state !== 'open' || provider?.name !== name || providerId === null) continue
    await provider.cancel(providerId)
    await fetchAndSettle(deps, { id, provider: name, providerId })
  }
}
