import type { OrderState } from './states.ts'

/** What a provider says of a payment. */
export const paymentStates = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]
/** As the shop keeps it: `returned` was captured and never became an order, so all of it went back. */
export const keptPaymentStates = [...paymentStates, 'returned'] as const
export type KeptPaymentState = (typeof keptPaymentStates)[number]

/**
 * Why an unpaid order ended. What its client ended themselves is not revived by money that comes after. Orders do not end
 * by a payment that failed or was cancelled; those that did so in the past keep their ending.
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

type Known = {
  order: OrderState
  ending: Ending | null
  /** What the shop knows of this payment. */
  payment: KeptPaymentState
  /** What the provider says now. */
  reported: PaymentState
  /** What was captured is what was asked for. */
  isWhole: boolean
  /** Another payment of the same order was captured. */
  paidOtherwise: boolean
  /** Its client's account is erased, so that there is nobody to send it to. */
  isErased: boolean
}
/**
 * `revive`: take the goods out of stock again and go on as paid; where they are gone, `refund`.
 * `refund-and-end`: give the goods back and the order up, too, since nobody can tell what it was paid for.
 */
export type Settlement = 'nothing' | 'pay' | 'revive' | 'refund' | 'refund-and-end'

/**
 * What a report does. Whatever comes twice, late or in another order ends the same, since the provider's word is read anew
 * each time. A payment that came to nothing leaves its order as it is: another may be begun while its goods are kept.
 */
export function settlementOf(known: Known): Settlement {
  const { order, ending, payment, reported, isWhole, paidOtherwise, isErased } = known
  if (payment === 'paid' || payment === 'returned' || reported !== 'paid') return 'nothing'
  if (paidOtherwise) return 'refund'
  if (!isWhole) return order === 'pending_payment' ? 'refund-and-end' : 'refund'
  if (order === 'pending_payment') return 'pay'
  const isOver = order === 'expired' || order === 'cancelled'
  return isOver && !isErased && ending !== 'by-client' && ending !== 'by-admin' ? 'revive' : 'refund'
}
