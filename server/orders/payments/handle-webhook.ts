import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { OutsideRefunds } from '#domain/orders/outside-refunds.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { bookOutsideRefunds, noteFailedRefunds } from '../refunds/book-outside-refunds.ts'
import { undoOutsideRefunds } from '../refunds/undo-outside-refunds.ts'
import { settlePayment } from './settle-payment.ts'
import { payments, refunds } from './tables.ts'

/** A webhook names a payment: the provider is asked for its state. Unknown payments get no answer. */
export async function handleWebhook(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'provider'>,
  name: PaymentProvider['name'],
  providerId: string,
): Promise<void> {
  const [payment] = await deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.providerId, providerId), eq(payments.provider, name)))
  if (!payment) return
  const asked = { id: payment.id, provider: name, providerId }
  // A refund that failed was often repeated by hand, which must not be taken for a refund of something else.
  await checkSentRefunds(deps, asked)
  await fetchAndSettle(deps, asked)
}

export type KnownPayment = { id: number; provider: string; providerId: string }

/**
 * Asks the provider about a payment, settles it, and books what went back without the shop, or did not go back after
 * all. Returns whether the provider knew it.
 */
export async function fetchAndSettle(
  {
    db,
    events,
    jobs,
    log,
    provider,
    clock,
  }: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'provider'>,
  { id, provider: name, providerId }: KnownPayment,
): Promise<boolean> {
  if (provider?.name !== name) throw new Error(`Payment ${id} is with a provider that is not set`)
  const known = await findOutsideTotals(db, id)
  const reported = await provider.find(providerId)
  if (!reported) {
    log.error({ payment: id }, 'the provider knows nothing of a payment it opened')
    return false
  }
  const ctx = { db, events, jobs, now: clock() }
  const settlement = await settlePayment(ctx, id, reported)
  if (settlement === 'refund-and-end')
    log.error({ payment: id }, 'another amount was captured than was asked for, and goes back')
  const isLess = reported.chargedBack < known.chargedBack || reported.refundedOutside < known.refundedOutside
  if (isLess) {
    if (await undoOutsideRefunds(ctx, id, { known, reported }))
      log.error({ payment: id }, 'money of a payment did not go back after all: a person has to look')
    else log.warn({ payment: id }, 'less of a payment went back than is booked')
  }
  const isBack = reported.chargedBack + reported.refundedOutside > 0
  if (isBack && (await bookOutsideRefunds(ctx, id, reported)))
    log.error({ payment: id }, 'money of a payment went back without the shop: a person has to look')
  return true
}

async function findOutsideTotals(db: Database, id: number): Promise<OutsideRefunds> {
  const { chargedBack, refundedOutside } = payments
  const [found] = await db.select({ chargedBack, refundedOutside }).from(payments).where(eq(payments.id, id))
  return found ?? { chargedBack: 0, refundedOutside: 0 }
}

/** Asks about all unfinished payments of an order, oldest first. */
export async function settleOpenPayments(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'provider'>,
  orderId: number,
): Promise<void> {
  const found = await deps.db
    .select({ id: payments.id, provider: payments.provider, providerId: payments.providerId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open'), isNotNull(payments.providerId)))
    .orderBy(asc(payments.id))
  for (const { id, provider, providerId } of found)
    if (providerId !== null && deps.provider?.name === provider)
      await fetchAndSettle(deps, { id, provider, providerId })
}

/** A refund the provider has accepted may fail at the bank days later: then an admin has to look at it. */
async function checkSentRefunds(
  { clock, db, log, provider }: Pick<Deps, 'clock' | 'db' | 'log' | 'provider'>,
  { id: paymentId, provider: name, providerId }: KnownPayment,
): Promise<void> {
  const isSent = and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'sent'))
  const [sent] = await db.select({ id: refunds.id }).from(refunds).where(isSent).limit(1)
  if (provider?.name !== name || !sent) return
  const failed = await provider.failedRefunds(providerId)
  if (failed.length === 0) return
  for (const id of await noteFailedRefunds({ db, now: clock() }, paymentId, failed))
    log.error({ refund: id }, 'a refund came to nothing: a person has to look')
}
