import { and, count, eq, sql } from 'drizzle-orm'
import type { StartedPayment } from '#contract/orders.ts'
import { heldForRetry, mayBePaid } from '#domain/orders/states.ts'
import { findUsableMethod } from '#server/payments/payment-methods.ts'
import { type PaymentProvider, PaymentUnreachable } from '#server/payments/providers/provider.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { type OnceKey, once } from '#server/platform/idempotency/once.ts'
import { refuse } from '#server/platform/problems.ts'
import { lockOrder, type OrderRow } from '../change-order-state.ts'
import { orders } from '../tables.ts'
import { settleOpenPayments } from './handle-webhook.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { payments } from './tables.ts'

/** `userId`: null for a guest, who has the order's link. */
type PayAgainInput = { orderId: number; userId: number | null; method: string; key: OnceKey }

/** Starts another payment for one's own order, once per key, and then asks the provider for its page. */
export async function payAgain(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'origin' | 'provider'>,
  { orderId, userId, method, key }: PayAgainInput,
): Promise<StartedPayment> {
  const { db, jobs, provider } = deps
  if (!provider) return refuse('checkout-closed')
  await settleEarlier(deps, { orderId, userId })
  const now = deps.clock()
  const { payment_id: paymentId, held_until } = await once(db, key, now, async (tx) => {
    const order = (await lockOrder(tx, orderId, isOwn(userId))) ?? refuse('not-found')
    return startPayment({ db: tx, jobs, now }, order, { method, provider: provider.name })
  })
  return { payment_url: await openPaymentPage(deps, { paymentId }), held_until }
}

const isOwn = (userId: number | null) => (userId === null ? undefined : eq(orders.userId, userId))

/** An earlier payment may have been made without the shop having heard: then there is nothing left to pay. */
async function settleEarlier(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'provider'>,
  { orderId, userId }: Pick<PayAgainInput, 'orderId' | 'userId'>,
) {
  const [own] = await deps.db
    .select({ state: orders.state })
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwn(userId)))
  if (!own) return refuse('not-found')
  if (own.state !== 'pending_payment') return
  try {
    await settleOpenPayments(deps, orderId)
  } catch (error) {
    if (error instanceof PaymentUnreachable) return refuse('payment-unreachable')
    throw error
  }
}

type PaymentResult = { payment_id: number; held_until: string }

/**
 * Adds a payment to a locked order that waits, with the method chosen for it. Its goods are held longer once, and only
 * the latest of its payments is to be paid.
 */
export async function startPayment(
  { db, jobs, now }: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  order: OrderRow,
  { method, provider }: { method: string; provider: PaymentProvider['name'] },
): Promise<PaymentResult> {
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
