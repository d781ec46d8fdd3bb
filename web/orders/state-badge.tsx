import type { Order, OrderSummary } from '#contract/orders.ts'
import { type DisplayedState, displayedStateOf } from '#domain/orders/displayed-state.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { Badge } from '../ui/badge.tsx'

const kinds = {
  pending_payment: 'waiting',
  payment_failed: 'refused',
  payment_cancelled: 'quiet',
  paid: 'good',
  processing: 'good',
  partially_shipped: 'info',
  shipped: 'info',
  delivered: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
  partially_refunded: 'refused',
  refunded: 'refused',
} as const satisfies Record<DisplayedState, string>

export function StateBadge({ state }: { state: DisplayedState }) {
  const { t } = useTranslation('orders')
  return <Badge tone={kinds[state]}>{t(`state.${state}`)}</Badge>
}

type Listed = Pick<OrderSummary, 'state' | 'ending' | 'payment_state'>
type Whole = Pick<Order, 'state' | 'ending' | 'payment'>

/** The label of an order's state, in lists and on the order's page. */
export function displayedState(order: Listed | Whole): DisplayedState {
  const { state, ending } = order
  const paymentState = 'payment_state' in order ? order.payment_state : (order.payment?.state ?? null)
  return displayedStateOf({ state, ending, paymentState })
}
