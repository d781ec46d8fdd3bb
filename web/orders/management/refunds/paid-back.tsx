import type { AdminOrder, AdminRefund } from '#contract/admin-orders.ts'
import { commaList } from '#domain/languages.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import type { KeyOf, TextKey } from '#domain/text-keys.ts'
import { formatMoney, formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { exactTimestamp } from '../dates.ts'
import { PanelPart, panelFact, panelRow } from '../open-order/panel-part.tsx'
import { RefundState, RetryRefund } from './refund-state.tsx'

/** Each refund: amount, date, items, reason, credit note, and whether it has been sent. */
export function PaidBack({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  if (order.refunds.length === 0) return null
  return (
    <PanelPart title={t('refunds.title')}>
      <ul>
        {order.refunds.map((refund) => (
          <Refund key={refund.id} order={order} refund={refund} />
        ))}
      </ul>
    </PanelPart>
  )
}

/** The reason, either set by the shop or written by an admin. */
const ownReasons: Readonly<Record<string, KeyOf<'admin-orders'> | TextKey>> = {
  withdrawal: 'refund.reason-withdrawal',
  'order-cancelled': 'orders:state.cancelled',
  chargeback: 'refund.reason-chargeback',
  'refunded-outside': 'refund.reason-outside',
}

function Refund({ order, refund }: { order: AdminOrder; refund: AdminRefund }) {
  const { t, language } = useTranslation('admin-orders')
  const { id, amount, at, state, credit_note, items, delivery, reason, set_off } = refund
  const money = (major: number) => formatMoney(major, order.price.currency)
  const nameOf = (lineId: number) => order.items.find((item) => item.id === lineId)?.name ?? ''
  const ownReason = ownReasons[reason]
  const owed = toMajor(toMinor(amount) - toMinor(set_off))
  return (
    <li className={panelFact}>
      <p className={panelRow}>
        <span>
          <b className="font-semibold">{money(amount)}</b> <RefundState state={state} />
        </span>
        <span className="text-ink-3">
          {commaList([credit_note, exactTimestamp(at, new Date(), language)], language)}
        </span>
      </p>
      <ul className="text-ink-2">
        {items.map(({ order_line_id, quantity, amount: part }) => (
          <li key={order_line_id} className={panelRow}>
            <span>
              {t('orders:list.packs-of', {
                quantity: formatNumber(quantity, language),
                name: nameOf(order_line_id),
              })}
            </span>
            <span>{money(part)}</span>
          </li>
        ))}
        {delivery > 0 && (
          <li className={panelRow}>
            <span>{t('sums.delivery')}</span>
            <span>{money(delivery)}</span>
          </li>
        )}
      </ul>
      {reason && <p className="break-words text-ink-3">{ownReason ? t(ownReason) : reason}</p>}
      {set_off > 0 && <p className="text-ink-3">{t('refunds.set-off', { amount: money(set_off) })}</p>}
      {state === 'failed' && <RetryRefund orderId={order.id} refundId={id} amount={money(owed)} />}
    </li>
  )
}
