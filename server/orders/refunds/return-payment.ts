import type { Minor } from '#domain/money.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import type { OrderRow } from '../move-order.ts'
import { refunds } from '../payments/tables.ts'

type Ctx = { db: Database; jobs: Jobs; now: Date }

/** Money that came for an order which is no more, or with a wrong amount, goes back whole; the database lets it happen once. */
export async function returnPayment(
  ctx: Ctx,
  { id: paymentId, amount }: { id: number; amount: Minor },
  order: Pick<OrderRow, 'id' | 'userId'>,
): Promise<void> {
  const { db, jobs, now } = ctx
  const [refund] = await db
    .insert(refunds)
    .values({
      paymentId,
      orderId: order.id,
      amount,
      kind: 'orphan',
      vat: 0,
      delivery: 0,
      deliveryVat: 0,
      reason: 'late-payment',
      createdAt: now,
    })
    .returning({ id: refunds.id })
  await jobs.enqueue(db, 'refund', { refund_id: refund!.id })
  await queueEmail(ctx, { template: 'payment-returned', user_id: order.userId, refund_id: refund!.id })
}
