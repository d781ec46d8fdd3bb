import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { paymentPaths } from '#contract/order-paths.ts'
import { checkoutReturnPath, orderNumber } from '#domain/orders/states.ts'
import {
  type Bill,
  type OpenedPayment,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnreachable,
} from '#server/payments/providers/provider.ts'
import { paymentMethods } from '#server/payments/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { reusableStatement } from '#server/platform/reusable-statement.ts'
import { transact } from '#server/platform/transact.ts'
import { lockOrder, type OrderRow } from '../change-order-state.ts'
import { orderLines, orders } from '../tables.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { payments } from './tables.ts'

/** `orderId`: its latest payment. */
type PaymentSelection = { orderId: number } | { paymentId: number }
type UnopenedPayment = { order: OrderRow; payment: typeof payments.$inferSelect; providerMethod: string }

/**
 * The URL of a payment page. Asks the provider if there is none yet: outside any transaction, and with the payment's
 * own key, so that asking again after a crash opens no second payment.
 */
export async function openPaymentPage(
  deps: Pick<Deps, 'clock' | 'db' | 'jobs' | 'log' | 'origin' | 'provider'>,
  which: PaymentSelection,
): Promise<string> {
  const { db, provider, log } = deps
  const [found] =
    'paymentId' in which
      ? await paymentById(db).execute({ id: which.paymentId })
      : await paymentOfOrder(db).execute({ id: which.orderId })
  if (!found) return refuse('not-found')
  if (found.payment.url !== null) return found.payment.url
  if (found.order.state !== 'pending_payment') return refuse('order-in-other-state')
  if (found.payment.state !== 'open') return refuse('payment-method-unusable')
  if (provider?.name !== found.payment.provider) return refuse('checkout-closed')
  try {
    return await open(deps, provider, found)
  } catch (error) {
    if (error instanceof PaymentUnreachable) return refuse('payment-unreachable')
    if (!(error instanceof PaymentRefused)) throw error
    log.error({ err: error, payment: found.payment.id }, 'the provider refuses to open a payment')
    await noteFailure(deps, found)
    return refuse('payment-method-unusable')
  }
}

const latestWhere = (column: typeof payments.id | typeof payments.orderId) =>
  reusableStatement((db) =>
    db
      .select({ order: orders, payment: payments, providerMethod: paymentMethods.providerMethod })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(paymentMethods, eq(paymentMethods.key, payments.method))
      .where(eq(column, sql.placeholder('id')))
      .orderBy(desc(payments.id))
      .limit(1)
      .prepare('payment_to_open'),
  )
const paymentById = latestWhere(payments.id)
const paymentOfOrder = latestWhere(payments.orderId)

async function open(
  deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'origin' | 'provider'>,
  provider: PaymentProvider,
  asked: UnopenedPayment,
): Promise<string> {
  const { db, origin } = deps
  const { order, payment, providerMethod } = asked
  const webhook = provider.name === 'mollie' ? paymentPaths.mollieWebhook : paymentPaths.sandboxWebhook
  const bill = await billOf(db, order)
  const opened = await provider.open({
    key: `payment-${payment.id}`,
    amount: payment.amount,
    currency: payment.currency,
    description: orderNumber(order.id),
    providerMethod,
    method: payment.method,
    returnUrl: `${origin()}/${order.language}${checkoutReturnPath(order.id)}`,
    webhookUrl: `${origin()}/api${webhook}`,
    language: order.language,
    bill,
  })
  const isWaiting = await save(deps, asked, opened)
  return isWaiting ? opened.url : refuse('order-in-other-state')
}

/**
 * Returns whether the order still waits for this payment: if it ended while the provider was asked, nobody must pay. If
 * another payment was started meanwhile, that one counts.
 */
function save(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { order, payment }: UnopenedPayment,
  opened: OpenedPayment,
): Promise<boolean> {
  return transact(db, async (tx) => {
    // Sent together, executed in this order.
    const [held, , latest] = await Promise.all([
      lockOrder(tx, order.id),
      tx
        .update(payments)
        .set(opened)
        .where(and(eq(payments.id, payment.id), isNull(payments.providerId))),
      latestPayment(tx, order.id),
    ])
    const isWaiting = held?.state === 'pending_payment'
    const isLatest = payment.id === latest
    if (!isWaiting || !isLatest) await queueCancellation({ db: tx, jobs }, order.id)
    return isWaiting
  })
}

async function latestPayment(db: Database, orderId: number): Promise<number | undefined> {
  const [latest] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1)
  return latest?.id
}

async function billOf(db: Database, order: OrderRow): Promise<Bill> {
  const lines = await db
    .select({
      name: orderLines.name,
      quantity: orderLines.quantity,
      regular: orderLines.regular,
      total: orderLines.total,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  return { email: order.email, address: order.billingAddress, lines, delivery: order.delivery }
}

/** This payment can never be made: another method has to be chosen. */
async function noteFailure(
  { clock, db }: Pick<Deps, 'clock' | 'db'>,
  { order, payment }: UnopenedPayment,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockOrder(tx, order.id)
    await tx
      .update(payments)
      .set({ state: 'failed', checkedAt: clock() })
      .where(and(eq(payments.id, payment.id), eq(payments.state, 'open'), isNull(payments.providerId)))
  })
}
