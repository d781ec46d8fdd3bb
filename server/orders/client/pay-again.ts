import { and, eq } from 'drizzle-orm'
import type { BegunPayment } from '#contract/orders.ts'
import { type OnceKey, once } from '#server/platform/idempotency/once.ts'
import { PaymentUnreachable } from '#server/platform/payments/provider.ts'
import { refuse } from '#server/platform/problems.ts'
import { beginPayment } from '../commands/begin-payment.ts'
import { holdOwnOrder } from '../commands/move-order.ts'
import { paymentUrl } from '../commands/open-payment.ts'
import { settleOpenPayments } from '../payments/hear-notice.ts'
import { orders } from '../tables.ts'
import type { OrdersWorld } from '../world.ts'

type Asked = { orderId: number; userId: number; method: string; key: OnceKey }

/** Begins another payment of somebody's own order, once for each key, and only then asks the provider where it is paid. */
export async function payAgain(
  world: OrdersWorld,
  { orderId, userId, method, key }: Asked,
): Promise<BegunPayment> {
  const { db, jobs, provider } = world
  if (!provider) return refuse('checkout-closed')
  await hearOfEarlier(world, { orderId, userId })
  const now = new Date()
  const { payment_id: paymentId, held_until } = await once(db, key, now, async (tx) => {
    const order = await holdOwnOrder(tx, orderId, userId)
    return beginPayment({ db: tx, jobs, now }, order, { method, provider: provider.name })
  })
  return { payment_url: await paymentUrl(world, { paymentId }), held_until }
}

/** An earlier payment may have been made, and nobody has told yet: then there is nothing left to pay. */
async function hearOfEarlier(world: OrdersWorld, { orderId, userId }: Pick<Asked, 'orderId' | 'userId'>) {
  const [own] = await world.db
    .select({ state: orders.state })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!own) return refuse('not-found')
  if (own.state !== 'pending_payment') return
  try {
    await settleOpenPayments({ ...world, clock: () => new Date() }, orderId)
  } catch (error) {
    if (error instanceof PaymentUnreachable) return refuse('payment-unreachable')
    throw error
  }
}
