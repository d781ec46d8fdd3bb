import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderWithdrawal } from '#contract/orders.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { exactMoment } from './moments.ts'
import { PanelPart } from './panel-part.tsx'

type AskedBackProps = { order: AdminOrder; onRefund(withdrawal: OrderWithdrawal): void }

/** Withdrawals that wait for their goods. */
export function AskedBack({ order, onRefund }: AskedBackProps) {
  const { t, language } = useTranslation('admin-orders')
  const asked = order.withdrawals.filter(({ state }) => state === 'asked')
  if (asked.length === 0) return null
  const nameOf = (lineId: number) => order.items.find(({ id }) => id === lineId)?.name ?? ''
  return (
    <PanelPart title={t('withdrawals.title')}>
      {asked.map((withdrawal) => (
        <div key={withdrawal.id} className="desk-notice">
          <p className="font-semibold">
            {formatMoney(withdrawal.amount, order.price.currency)},{' '}
            {exactMoment(withdrawal.at, new Date(), language)}
          </p>
          <ul>
            {withdrawal.items.map(({ order_line_id, quantity }) => (
              <li key={order_line_id}>
                {t('orders:list.packs-of', {
                  quantity: formatNumber(quantity, language),
                  name: nameOf(order_line_id),
                })}
              </li>
            ))}
          </ul>
          {withdrawal.note && <p className="italic">{withdrawal.note}</p>}
          <button type="button" className="btn btn-plain btn-dense mt-2" onClick={() => onRefund(withdrawal)}>
            {t('withdrawals.refund')}
          </button>
        </div>
      ))}
    </PanelPart>
  )
}
