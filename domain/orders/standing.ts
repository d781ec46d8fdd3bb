import type { Ending, KeptPaymentState } from './settlement.ts'
import type { OrderState } from './states.ts'

/** An order's state as shown to people, who see a failed or cancelled payment as such. */
export type Standing = OrderState | 'payment_failed' | 'payment_cancelled'

type Known = { state: OrderState; ending: Ending | null; paymentState: KeptPaymentState | null }

export function standingOf({ state, ending, paymentState }: Known): Standing {
  const isWaiting = state === 'pending_payment'
  if (ending === 'payment-failed' || (isWaiting && paymentState === 'failed')) return 'payment_failed'
  if (ending === 'payment-cancelled' || (isWaiting && paymentState === 'cancelled'))
    return 'payment_cancelled'
  return state
}

/** Nothing was paid with it, so another payment may be started. */
export function cameToNothing(state: KeptPaymentState): state is 'failed' | 'cancelled' | 'expired' {
  return state === 'failed' || state === 'cancelled' || state === 'expired'
}
