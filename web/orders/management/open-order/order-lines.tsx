import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderItem } from '#contract/orders.ts'
import { formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Thumb } from '#web/platform/thumb.tsx'
import { LineText } from './line-text.tsx'

/** What was ordered, where there is nothing to choose. */
type OrderLinesProps = { order: AdminOrder; items?: readonly OrderItem[] }

export function OrderLines({ order, items = order.items }: OrderLinesProps) {
  const { language } = useTranslation('orders')
  return (
    <ul className="order-lines">
      {items.map((item) => (
        <li key={item.id} className="order-line">
          <Thumb product={item.product} width={40} height={44} />
          <LineText order={order} item={item} packs={item.quantity} />
          <b className="order-line-packs">{formatNumber(item.quantity, language)}</b>
        </li>
      ))}
    </ul>
  )
}
