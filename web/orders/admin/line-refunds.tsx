import type { AdminOrder } from '#contract/admin-orders.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { exactTimestamp } from './dates.ts'

type LineRefundsProps = { order: Pick<AdminOrder, 'refunds' | 'price'>; lineId: number }

/** What was paid back for a line: how many packs, how much, when, and on which credit note. */
export function LineRefunds({ order, lineId }: LineRefundsProps) {
  const { t, language } = useTranslation('orders')
  const own = order.refunds.flatMap(({ id, at, credit_note, items }) => {
    const item = items.find(({ order_line_id }) => order_line_id === lineId)
    return item ? [{ ...item, id, at, credit_note }] : []
  })
  return own.map(({ id, at, quantity, amount, credit_note }) => (
    <span key={id} className="order-line-sub">
      {[
        t('packs-state.paid-back', { count: quantity, formatted: formatNumber(quantity, language) }),
        formatMoney(amount, order.price.currency),
        exactTimestamp(at, new Date(), language),
        credit_note,
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  ))
}
