import type { OrderRefund } from '#contract/orders.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const kinds = { waiting: 'waiting', sent: 'good', failed: 'refused' } as const

export function RefundState({ state }: Pick<OrderRefund, 'state'>) {
  const { t } = useTranslation('admin-orders')
  return <Badge tone={kinds[state]}>{t(`refunds.state.${state}`)}</Badge>
}
