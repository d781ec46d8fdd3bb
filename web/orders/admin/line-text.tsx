import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderItem } from '#contract/orders.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packsText } from '../words.ts'
import { LineRefunds } from './line-refunds.tsx'

type LineTextProps = {
  order: AdminOrder
  item: OrderItem
  packs: number
  /** Which of its packs; in place of what became of all. */
  note?: string | undefined
}

/** "2 × 120 capsules, KES-MG-120", and what became of the packs. */
export function LineText({ order, item, packs, note }: LineTextProps) {
  const words = useTranslation('orders')
  const { t, language } = words
  const states = [
    { key: 'sent', count: item.shipped },
    { key: 'coming-back', count: item.withdrawn },
  ]
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t(`packs-state.${key}`, { count, formatted: formatNumber(count, language) }))
  return (
    <span className="order-line-text">
      <span className="order-line-name">{item.name}</span>
      <span className="order-line-sub">
        {packsText(words, packs, item.product)}, <span className="whitespace-nowrap">{item.sku}</span>
      </span>
      {(note ?? states.length > 0) && <span className="order-line-sub">{note ?? states.join(', ')}</span>}
      {note === undefined && <LineRefunds order={order} lineId={item.id} />}
    </span>
  )
}
