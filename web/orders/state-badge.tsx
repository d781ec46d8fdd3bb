import type { OrderState } from '#domain/orders/states.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'

const kinds = {
  pending_payment: 'waiting',
  paid: 'good',
  processing: 'good',
  partially_shipped: 'info',
  shipped: 'info',
  delivered: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
  partially_refunded: 'refused',
  refunded: 'refused',
} as const satisfies Record<OrderState, string>

export function StateBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation('orders')
  return <span className={`badge badge-${kinds[state]}`}>{t(`state.${state}`)}</span>
}
