import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { OrderState } from '#domain/orders/states.ts'
import type { Deps } from '#server/platform/context.ts'
import { orders } from '../tables.ts'
import { fetchAndSettle } from './handle-webhook.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { payments } from './tables.ts'

type Unsettled = {
  id: number
  orderId: number
  order: OrderState
  heldUntil: Date
  provider: string
  providerId: string | null
  checkedAt: Date | null
}

const atOnce = 50
/** Before that, the webhook normally reports it. */
const firstMs = 2 * 60_000
/** As long as a late payment is possible. */
const lastMs = 72 * 3_600_000
/** The interval is a quarter of the payment's age, and at least a minute. */
const pauseShare = 4
const shortestPause = '1 minute'

/** Payments without a final state, including those of ended orders. */
export async function findUnsettled(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  now: Date,
): Promise<Unsettled[]> {
  if (!provider) return []
  const at = sql.param(now, payments.createdAt)
  const age = sql`(${at} - ${payments.createdAt})`
  const isDue = sql`${at} - ${payments.checkedAt} >= greatest(${age} / ${pauseShare}::int, ${shortestPause}::interval)`
  return db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      order: orders.state,
      heldUntil: orders.heldUntil,
      provider: payments.provider,
      providerId: payments.providerId,
      checkedAt: payments.checkedAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.state, 'open'),
        eq(payments.provider, provider.name),
        lt(payments.createdAt, new Date(now.getTime() - firstMs)),
        gt(payments.createdAt, new Date(now.getTime() - lastMs)),
        or(isNull(payments.checkedAt), isDue),
      ),
    )
    .orderBy(asc(payments.checkedAt), asc(payments.id))
    .limit(atOnce)
}

export async function reconcilePayment(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'origin' | 'provider'>,
  payment: Unsettled,
): Promise<void> {
  const { id, orderId, order, heldUntil, provider, providerId } = payment
  const now = deps.clock()
  if (!(await claim(deps, payment, now))) return
  if (providerId === null) {
    // The shop stopped before it called the provider: the order can be paid all the same.
    if (order === 'pending_payment' && now < heldUntil) await openPaymentPage(deps, { paymentId: id })
    return
  }
  await fetchAndSettle(deps, { id, provider, providerId })
  if (order !== 'pending_payment') await queueCancellation(deps, orderId)
}

/** Only one of several processes asks; a provider that cannot be reached is asked in the next turn. */
async function claim({ db }: Pick<Deps, 'db'>, { id, checkedAt }: Unsettled, now: Date): Promise<boolean> {
  const same = checkedAt === null ? isNull(payments.checkedAt) : eq(payments.checkedAt, checkedAt)
  const claimed = await db
    .update(payments)
    .set({ checkedAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'open'), same))
    .returning({ id: payments.id })
  return claimed.length > 0
}
