import type { Order, OrderSummary } from '#contract/orders.ts'
import { type Standing, standingOf } from '#domain/orders/standing.ts'

type Listed = Pick<OrderSummary, 'state' | 'ending' | 'payment_state'>
type Whole = Pick<Order, 'state' | 'ending' | 'payment'>

/** What an order is called, in a list and on its own. */
export function orderStanding(order: Listed | Whole): Standing {
  const { state, ending } = order
  const paymentState = 'payment_state' in order ? order.payment_state : (order.payment?.state ?? null)
  return standingOf({ state, ending, paymentState })
}
