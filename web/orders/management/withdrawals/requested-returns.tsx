import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderWithdrawal } from '#contract/orders.ts'
import { lineName } from '#web/orders/line-name.ts'
import { formatMoney, formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { exactTimestamp } from '../dates.ts'
import { PanelPart, panelFact, panelNotice } from '../open-order/panel-part.tsx'

type RequestedReturnsProps = {
  order: AdminOrder
  onRefund(withdrawal: OrderWithdrawal): void
  onRefuse(withdrawal: OrderWithdrawal): void
}

/** Withdrawals whose items have not been returned yet, and refused ones. */
export function RequestedReturns({ order, onRefund, onRefuse }: RequestedReturnsProps) {
  const { t } = useTranslation('admin-orders')
  const asked = order.withdrawals.filter(({ state }) => state === 'asked')
  const refused = order.withdrawals.filter(({ state }) => state === 'refused')
  return (
    <>
      {asked.length > 0 && (
        <PanelPart title={t('withdrawals.title')}>
          {asked.map((withdrawal) => (
            <div key={withdrawal.id} className={panelNotice}>
              <Stated
                order={order}
                withdrawal={withdrawal}
                amount={withdrawal.owed}
                items={withdrawal.waiting}
              />
              <p className="mt-2 flex flex-wrap gap-2">
                <button
                  type="button"
                  className="btn btn-plain btn-dense"
                  onClick={() => onRefund(withdrawal)}
                >
                  {t('withdrawals.refund')}
                </button>
                <button
                  type="button"
                  className="btn btn-danger btn-dense"
                  onClick={() => onRefuse(withdrawal)}
                >
                  {t('withdrawals.refuse')}
                </button>
              </p>
            </div>
          ))}
        </PanelPart>
      )}
      {refused.length > 0 && (
        <PanelPart title={t('withdrawals.refused')}>
          {refused.map((withdrawal) => (
            <div key={withdrawal.id} className={panelFact}>
              <Stated
                order={order}
                withdrawal={withdrawal}
                amount={withdrawal.amount}
                items={withdrawal.items}
              />
              <p className="break-words whitespace-pre-line text-ink-2">{withdrawal.refusal?.reason}</p>
            </div>
          ))}
        </PanelPart>
      )}
    </>
  )
}

type StatedProps = {
  order: AdminOrder
  withdrawal: OrderWithdrawal
  amount: number
  items: OrderWithdrawal['items']
}

function Stated({ order, withdrawal: { at, note }, amount, items }: StatedProps) {
  const { t, language } = useTranslation('admin-orders')
  const nameOf = (lineId: number) => lineName(order.items, lineId)
  return (
    <>
      <p className="font-semibold">
        {formatMoney(amount, order.price.currency)}, {exactTimestamp(at, new Date(), language)}
      </p>
      <ul>
        {items.map(({ order_line_id, quantity }) => (
          <li key={order_line_id}>
            {t('orders:list.packs-of', {
              quantity: formatNumber(quantity, language),
              name: nameOf(order_line_id),
            })}
          </li>
        ))}
      </ul>
      {note && <p className="italic">{note}</p>}
    </>
  )
}
