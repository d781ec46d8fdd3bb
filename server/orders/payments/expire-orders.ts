import { and, asc, eq, lt } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { type Database, sqlState } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { transact } from '#server/platform/transact.ts'
import { type ChangedBy, lockOrder } from '../change-order-state.ts'
import { endUnpaidOrder } from '../end-order.ts'
import { orders } from '../tables.ts'
import { settleOpenPayments } from './handle-webhook.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { payments } from './tables.ts'

type Overdue = { id: number; heldUntil: Date }

const atOnce = 50
/**
 * How much longer goods are held if the provider does not answer; a payment that it did capture revives the order
 * later.
 */
const graceMs = 15 * 60_000
const byTimer: ChangedBy = { by: 'timer', userId: null }

const isOverdue = (now: Date) => and(eq(orders.state, 'pending_payment'), lt(orders.heldUntil, now))

/** Orders whose goods were held long enough. */
export function findOverdue(db: Database, now: Date): Promise<Overdue[]> {
  return db
    .select({ id: orders.id, heldUntil: orders.heldUntil })
    .from(orders)
    .where(isOverdue(now))
    .orderBy(asc(orders.heldUntil))
    .limit(atOnce)
}

/** Asks the provider once more, in case the order was paid. */
export async function expireOrder(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'provider'>,
  { id, heldUntil }: Overdue,
): Promise<void> {
  try {
    await settleOpenPayments(deps, id)
  } catch (error) {
    const isPatient = deps.clock().getTime() < heldUntil.getTime() + graceMs
    const isOurs = sqlState(error) !== undefined
    if (isPatient || isOurs) throw error
    deps.log.warn({ err: error, order: id }, 'the provider does not say whether an order was paid: it ends')
  }
  const now = deps.clock()
  await transact(deps.db, async (db) => {
    // Another payment may have been started meanwhile, for which the goods are held longer.
    const order = await lockOrder(db, id, isOverdue(now))
    if (!order) return
    const txCtx = { ...deps, db, now }
    await endUnpaidOrder(txCtx, order, { state: 'expired', ending: 'payment-expired' }, byTimer)
    // They stay open: one that is just being opened must be found, too.
    await db
      .update(payments)
      .set({ checkedAt: now })
      .where(and(eq(payments.orderId, id), eq(payments.state, 'open')))
    await queueCancellation(txCtx, id)
    await queueEmail(txCtx, { template: 'order-not-paid', user_id: order.userId, order_id: id })
  })
}
