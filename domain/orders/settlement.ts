import type { OrderState } from './states.ts'

/** The states a provider reports for a payment. */
export const paymentStates = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]
/** The states the shop saves: `returned` was captured but never became an order, so it was refunded completely. */
export const storedPaymentStates = [...paymentStates, 'returned'] as const
export type StoredPaymentState = (typeof storedPaymentStates)[number]

/**
 * Why an unpaid order ended. An order that its client cancelled is not revived by a late payment. Orders no longer end
 * by a failed or cancelled payment; those that did in the past keep that ending.
 */
export const endings = [
  'payment-failed',
  'payment-cancelled',
  'payment-expired',
  'payment-differs',
  'by-client',
  'by-admin',
] as const
export type Ending = (typeof endings)[number]

type PaymentFacts = {
  order: OrderState
  ending: Ending | null
  /** The saved state of this payment. */
  payment: StoredPaymentState
  /** The state the provider reports now. */
  reported: PaymentState
  /** The captured amount is the requested one. */
  isWhole: boolean
  /** Another payment for the same order was captured. */
  paidOtherwise: boolean
  /** The client's account has been erased, so there is nobody to send the goods to. */
  isErased: boolean
}
/**
 * `revive`: take the goods out of stock again and continue as paid; if they are gone, `refund`. `refund-and-end`: also
 * return the goods to stock and end the order, since it is unclear what was paid for.
 */
export type Settlement = 'nothing' | 'pay' | 'revive' | 'refund' | 'refund-and-end'

/**
 * What to do on a provider's report. Repeated, late or reordered reports have the same result, because the payment's
 * state is always fetched anew. A failed payment leaves its order as it is: another may be started while its goods are
 * held.
 */
export function settlementOf(known: PaymentFacts): Settlement {
  const { order, ending, payment, reported, isWhole, paidOtherwise, isErased } = known
  if (payment === 'paid' || payment === 'returned' || reported !== 'paid') return 'nothing'
  if (paidOtherwise) return 'refund'
  if (!isWhole) return order === 'pending_payment' ? 'refund-and-end' : 'refund'
  if (order === 'pending_payment') return 'pay'
  const isOver = order === 'expired' || order === 'cancelled'
  return isOver && !isErased && ending !== 'by-client' && ending !== 'by-admin' ? 'revive' : 'refund'
}
