import type { EmailContext, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { recallEmails } from '../recalls/emails.ts'
import { orderConfirmed } from './confirmed.ts'
import { orderCancelled, orderNotPaid } from './ended.ts'
import type { EmailSource } from './parts.ts'
import { orderRefunded, paymentReturned } from './refunded.ts'
import { orderShipped } from './shipped.ts'
import { withdrawalLink, withdrawalReceived, withdrawalRefused } from './withdrawn.ts'

type WriteAbout = (deps: EmailSource, emailDeps: EmailContext, id: number) => ReturnType<WriteEmail>

/** Emails about orders, written from the data at the time of sending. */
export function orderEmails(deps: EmailSource) {
  const about =
    (key: `${string}_id`, write: WriteAbout): WriteEmail =>
    async ({ [key]: id }, emailDeps) =>
      typeof id === 'number' ? write(deps, emailDeps, id) : undefined
  return {
    'order-confirmed': about('order_id', orderConfirmed),
    'order-shipped': about('shipment_id', orderShipped),
    'order-cancelled': about('order_id', orderCancelled),
    'order-not-paid': about('order_id', orderNotPaid),
    'order-refunded': about('refund_id', orderRefunded),
    'payment-returned': about('refund_id', paymentReturned),
    'withdrawal-received': about('withdrawal_id', withdrawalReceived),
    'withdrawal-refused': about('withdrawal_id', withdrawalRefused),
    'withdrawal-link': about('link_id', withdrawalLink),
    ...recallEmails(deps),
  } satisfies Partial<Record<EmailName, WriteEmail>>
}
