import { and, eq } from 'drizzle-orm'
import { orderNumber } from '#domain/orders/states.ts'
import { PaymentRefused } from '#server/payments/providers/provider.ts'
import type { Deps } from '#server/platform/context.ts'
import { payments, refunds } from '../payments/tables.ts'

/**
 * Asks the provider to transfer a refund. Repeating it, after a crash or by an admin, does not refund twice, because
 * the key is the same.
 */
export async function sendRefund(
  { clock, db, log, provider }: Pick<Deps, 'clock' | 'db' | 'log' | 'provider'>,
  refundId: number,
): Promise<void> {
  const [found] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (found?.refund.state !== 'waiting') return
  const { refund, payment } = found
  // If somebody sent it again meanwhile, or has already sent it, their result counts.
  const note = (values: Partial<typeof refunds.$inferInsert>) =>
    db
      .update(refunds)
      .set(values)
      .where(
        and(eq(refunds.id, refundId), eq(refunds.state, 'waiting'), eq(refunds.attempts, refund.attempts)),
      )
  if (refund.amount === 0) return void (await note({ state: 'sent', sentAt: clock(), providerId: null }))
  if (payment.providerId === null || provider?.name !== payment.provider)
    throw new Error(`Refund ${refundId} is with a provider that is not set`)
  const transfer = { key: `refund-${refundId}`, providerId: payment.providerId }
  const amount = refund.amount - refund.setOff
  try {
    const made =
      amount === 0
        ? await provider.findRefund(transfer)
        : await provider.refund({
            ...transfer,
            attempt: refund.attempts,
            amount,
            currency: payment.capturedCurrency ?? payment.currency,
            description: orderNumber(refund.orderId),
          })
    // What was set off since the transfer was made, perhaps at an earlier attempt whose answer was lost, has been sent
    // nevertheless: it waits to be booked again.
    const setOff = refund.amount - (made?.amount ?? 0)
    await note({ state: 'sent', providerId: made?.providerId ?? null, sentAt: clock(), setOff })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    await note({ state: 'failed' })
    log.error({ err: error, refund: refundId }, 'the provider refuses to pay back: a person has to look')
  }
}
