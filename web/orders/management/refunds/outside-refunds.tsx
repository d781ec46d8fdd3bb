import type { AdminOrder, OutsideRefund } from '#contract/admin-orders.ts'
import { commaList } from '#domain/languages.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { exactTimestamp } from '../dates.ts'
import { PanelPart, panelFact, panelNotice } from '../open-order/panel-part.tsx'

/** Money that went back without the shop: a chargeback, or a refund made at the payment service. */
export function OutsideRefunds({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  if (order.outside_refunds.length === 0) return null
  return (
    <PanelPart title={t('outside.title')}>
      <ul>
        {order.outside_refunds.map((outside) => (
          <OutsideRow key={outside.id} order={order} outside={outside} />
        ))}
      </ul>
    </PanelPart>
  )
}

/** What went back of one payment. */
function OutsideRow({ order, outside }: { order: AdminOrder; outside: OutsideRefund }) {
  const { t, language } = useTranslation('admin-orders')
  const { method, charged_back, refunded_outside, unbooked, currency, at } = outside
  const money = (major: number) => formatMoney(major, currency)
  const isOpen = order.trouble === 'chargeback' || order.trouble === 'refunded-outside'
  const rest = order.refundable > 0 ? 'outside.unbooked' : 'outside.over'
  return (
    <li className={isOpen ? panelNotice : panelFact}>
      {charged_back > 0 && <p>{t('outside.charged-back', { amount: money(charged_back) })}</p>}
      {refunded_outside > 0 && <p>{t('outside.refunded', { amount: money(refunded_outside) })}</p>}
      {unbooked > 0 && <p>{t(rest, { amount: money(unbooked) })}</p>}
      {isOpen && <p>{t('returned.note')}</p>}
      <p className="text-ink-3">{commaList([method, exactTimestamp(at, new Date(), language)], language)}</p>
    </li>
  )
}
