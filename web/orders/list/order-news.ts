import type { OrderSummary } from '#contract/orders.ts'

type Summary = Pick<
  OrderSummary,
  'state' | 'ending' | 'held_until' | 'expected' | 'delivered_at' | 'refunded' | 'withdrawal_asked'
>

/** The one thing about an order that its owner would like to know next. Keys are under `news`. */
export type OrderNews =
  | { key: 'held'; until: string }
  | { key: 'expected' | 'on-its-way'; days: { from: string; to: string } }
  | { key: 'delivered'; at: string }
  | { key: 'refunded' | 'cancelled-refunded'; amount: number }
  | { key: 'ended'; ending: 'payment-failed' | 'payment-cancelled' }
  | { key: 'withdrawal-asked' | 'cancelled' | 'expired' | 'waiting' }

export function orderNews(order: Summary): OrderNews | undefined {
  const { state, ending, held_until, expected, delivered_at, refunded } = order
  if (state === 'pending_payment') return held_until ? { key: 'held', until: held_until } : { key: 'waiting' }
  if (ending === 'payment-failed' || ending === 'payment-cancelled') return { key: 'ended', ending }
  if (state === 'cancelled')
    return refunded > 0 ? { key: 'cancelled-refunded', amount: refunded } : { key: 'cancelled' }
  if (state === 'expired') return { key: 'expired' }
  if (order.withdrawal_asked) return { key: 'withdrawal-asked' }
  if (refunded > 0) return { key: 'refunded', amount: refunded }
  if (delivered_at) return { key: 'delivered', at: delivered_at }
  if (!expected) return undefined
  return { key: state === 'shipped' ? 'on-its-way' : 'expected', days: expected }
}

/** What stands beside an order first: to pay it, to follow it, or to order it again. */
export function orderAct({ state, delivered_at }: Pick<OrderSummary, 'state' | 'delivered_at'>) {
  if (state === 'pending_payment') return 'pay'
  const isOver = ['cancelled', 'expired', 'delivered', 'refunded'].includes(state) || delivered_at !== null
  return isOver ? 'again' : 'follow'
}
