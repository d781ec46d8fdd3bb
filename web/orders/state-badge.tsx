import type { Standing } from '#domain/orders/standing.ts'
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
} as const satisfies Record<Standing, string>

export function StateBadge({ state }: { state: Standing }) {
  const { t } = useTranslation('orders')
  return <Badge tone={kinds[state]}>{t(`state.${state}`)}</Badge>
}
