import type { OrderItem } from '#contract/orders.ts'
import { fullDate } from '../platform/dates.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'

/** The batches of the packs that were sent. */
export function BatchLines({ item, className }: { item: Pick<OrderItem, 'batches'>; className: string }) {
  const { t, language } = useTranslation('orders')
  return item.batches.map(({ id, number, best_before: day }) => (
    <span key={id} className={className}>
      {t('batch', { number, day: fullDate(`${day}T12:00`, language) })}
    </span>
  ))
}
