import type { AdminOrder } from '#contract/admin-orders.ts'
import { commaList } from '#domain/languages.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { exactTimestamp } from '../dates.ts'
import { PanelPart, panelFact, panelNotice, panelRow } from '../open-order/panel-part.tsx'
import { RefundState, RetryRefund } from './refund-state.tsx'

/** Payments that did not pay for the order: too late, twice, or with a different amount. */
export function ReturnedPayments({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  if (order.returned.length === 0) return null
  const isPaid = order.tries.some(({ state }) => state === 'paid')
  return (
    <PanelPart title={t('returned.title')}>
      <ul>
        {order.returned.map(({ id, method, paid_at, asked, captured, refund }) => {
          const came = formatMoney(captured.amount, captured.currency)
          const differs = captured.amount !== asked.amount || captured.currency !== asked.currency
          return (
            <li key={id} className={differs ? panelNotice : panelFact}>
              <p>
                {t(differs ? 'returned.differs' : isPaid ? 'returned.twice' : 'returned.late', {
                  captured: came,
                  asked: formatMoney(asked.amount, asked.currency),
                })}
              </p>
              {order.trouble === 'amount-differs' && differs && <p>{t('returned.note')}</p>}
              <p className={panelRow}>
                <span>{refund && <RefundState state={refund.state} />}</span>
                <span className="text-ink-3">
                  {commaList([method, paid_at && exactTimestamp(paid_at, new Date(), language)], language)}
                </span>
              </p>
              {refund?.state === 'failed' && (
                <RetryRefund orderId={order.id} refundId={refund.id} amount={came} />
              )}
            </li>
          )
        })}
      </ul>
    </PanelPart>
  )
}
