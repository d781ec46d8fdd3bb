import type { Ending, StoredPaymentState } from './settlement.ts'
import type { OrderState } from './states.ts'

/** An order's state as shown to people, who see a failed or cancelled payment as such. */
export type DisplayedState = OrderState | 'payment_failed' | 'payment_cancelled'

type PaymentSummary = { state: OrderState; ending: Ending | null; paymentState: StoredPaymentState | null }

export function displayedStateOf({ state, ending, paymentState }: PaymentSummary): DisplayedState {
  const isWaiting = state === 'pending_payment'
  if (ending === 'payment-failed' || (isWaiting && paymentState === 'failed')) return 'payment_failed'
  if (ending === 'payment-cancelled' || (isWaiting && paymentState === 'cancelled'))
    return 'payment_cancelled'
  return state
}

/** Nothing was paid with it, so another payment may be started. */
export function isUnsuccessful(state: StoredPaymentState): state is 'failed' | 'cancelled' | 'expired' {
  return state === 'failed' || state === 'cancelled' || state === 'expired'
}
