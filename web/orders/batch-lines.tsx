import type { OrderItem } from '#contract/orders.ts'
import { formatDate } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'

type Batch = Pick<OrderItem['batches'][number], 'number' | 'best_before'>
type BatchLinesProps = { batches: readonly Batch[]; className: string }

/** The batches of the packs that were sent. */
export function BatchLines({ batches, className }: BatchLinesProps) {
  const { t, language } = useTranslation('orders')
  return batches.map(({ number, best_before: day }) => (
    <span key={number} className={className}>
      {t('batch', { number, day: formatDate(day, language) })}
    </span>
  ))
}
