import type { EventHandler } from '#server/platform/events.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import type { SettledRefund } from '../events.ts'

type Paid = { order: { id: number; userId: number | null } }

export const queueOrderConfirmation: EventHandler<Paid> = (ctx, { order }) =>
  queueEmail(ctx, { template: 'order-confirmed', user_id: order.userId, order_id: order.id })

/** If the order is cancelled too, the email about that mentions the refund. */
export const queueRefundEmail: EventHandler<Pick<SettledRefund, 'order' | 'refund' | 'cancels'>> = (
  ctx,
  { order, refund, cancels },
) => {
  const reader = { user_id: order.userId }
  return cancels
    ? queueEmail(ctx, { template: 'order-cancelled', ...reader, order_id: order.id })
    : queueEmail(ctx, { template: 'order-refunded', ...reader, refund_id: refund.id })
}
