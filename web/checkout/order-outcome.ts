import type { Order } from '#contract/orders.ts'
import { isUnsuccessful } from '#domain/orders/displayed-state.ts'
import { isPaid } from '#domain/orders/states.ts'

/** The result of an order after its payment page; `retry`: another payment can be started. */
export type Outcome = 'waiting' | 'retry' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'ended' | 'refunded'

type OrderForOutcome = Pick<Order, 'state' | 'ending' | 'refunded'> & {
  payment: Pick<NonNullable<Order['payment']>, 'state'> | null
}

export function outcomeOf({ state, ending, refunded, payment }: OrderForOutcome): Outcome {
  if (state === 'pending_payment') return payment && isUnsuccessful(payment.state) ? 'retry' : 'waiting'
  if (isPaid(state)) return 'paid'
  // The payment arrived and is refunded: the order was cancelled, or the items were gone by then.
  if (state === 'refunded' || refunded > 0 || payment?.state === 'paid') return 'refunded'
  if (ending === 'payment-failed') return 'failed'
  if (ending === 'payment-cancelled') return 'cancelled'
  return ending === 'payment-expired' ? 'expired' : 'ended'
}

/** The order can still be paid, and its items are held. */
export function canBePaid({ state, held_until: until }: Pick<Order, 'state' | 'held_until'>): boolean {
  return state === 'pending_payment' && until !== null
}

const pausesSeconds = [1, 1, 2, 3, 5, 8, 13, 20]

/** How long to wait before asking for the payment's state again. */
export function pollDelayMs(asked: number): number {
  return 1000 * (pausesSeconds[asked] ?? 30)
}

/** From then on the user is told that it may take a while. */
export function takesLong(asked: number): boolean {
  return asked >= 4
}
