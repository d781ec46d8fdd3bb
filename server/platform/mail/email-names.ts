import { type EmailKind, emailKinds } from '#domain/accounts/email-kinds.ts'

/** Every email the shop sends; each has its texts under its name in locales/<language>/mails.json. */
export const emailNames = [
  'activation',
  'already-registered',
  'reset-password',
  'password-changed',
  'confirm-email',
  'email-changed',
  'new-sign-in',
  'refresh-token-replayed',
  'second-factor-changed',
  'second-factor-reset',
  'account-erased',
  'certificate-approved',
  'certificate-refused',
  'claim-allowed',
  'claim-declined',
  'onboarding-call-booked',
  'admin-made',
  'protocol-shared',
  'protocol-invitation',
  'client-invitation',
  'dose-reminder',
  'supply-reminder',
  'renewal-reminder',
  'basket-sent',
  'order-confirmed',
  'order-shipped',
  'order-cancelled',
  'order-not-paid',
  'order-refunded',
  'payment-returned',
  'withdrawal-received',
  'withdrawal-refused',
  'withdrawal-link',
  'commission-statement',
  'back-in-stock',
  'confirm-stock-request',
  'visitor-back-in-stock',
  'payout-method-changed',
  'payout-made',
  'payout-returned',
  'recall',
  'reaction-reported',
  'reaction-shared',
  'message-received',
  'message-answered',
  'question-answered',
] as const
export type EmailName = (typeof emailNames)[number]

export function isEmailName(name: unknown): name is EmailName {
  return (emailNames as readonly unknown[]).includes(name)
}

/** Emails that are sent only once for something: the id that identifies it. */
const oncePer: Partial<Record<EmailName, `${string}_id`>> = {
  'refresh-token-replayed': 'session_id',
  'order-confirmed': 'order_id',
  'order-shipped': 'shipment_id',
  'order-cancelled': 'order_id',
  'order-not-paid': 'order_id',
  'order-refunded': 'refund_id',
  'payment-returned': 'refund_id',
  'withdrawal-received': 'withdrawal_id',
  'withdrawal-refused': 'withdrawal_id',
  'renewal-reminder': 'contact_id',
  'commission-statement': 'statement_id',
  'back-in-stock': 'request_id',
  'visitor-back-in-stock': 'request_id',
  'payout-made': 'payout_id',
  'payout-returned': 'payout_id',
  'claim-allowed': 'review_id',
  'claim-declined': 'review_id',
  recall: 'recipient_id',
  'reaction-shared': 'reaction_id',
  'question-answered': 'answer_id',
  'message-received': 'message_id',
  'message-answered': 'message_id',
}

/** `order_id 12`; null for emails that may be sent repeatedly. */
export function aboutOf(template: EmailName, ids: Readonly<Record<string, unknown>>): string | null {
  const key = oncePer[template]
  const id = key && ids[key]
  return typeof id === 'number' ? `${key} ${id}` : null
}

/** Emails that their readers can stop. */
const kinds: Partial<Record<EmailName, EmailKind>> = {
  'protocol-shared': 'protocols',
  'protocol-invitation': 'protocols',
  'client-invitation': 'protocols',
  'basket-sent': 'protocols',
  'renewal-reminder': 'renewals',
  'dose-reminder': 'reminders',
  'supply-reminder': 'reminders',
  'question-answered': 'questions',
}

export function kindOf(name: EmailName): EmailKind | undefined {
  return kinds[name]
}

/** The kinds that the shop sends, in the order of `emailKinds`. */
export const sentKinds: readonly EmailKind[] = emailKinds.filter((kind) =>
  Object.values(kinds).includes(kind),
)
