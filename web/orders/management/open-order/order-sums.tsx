import type { AdminOrder } from '#contract/admin-orders.ts'
import { commaList } from '#domain/languages.ts'
import { formatChange, formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { PanelPart, panelRow } from './panel-part.tsx'

/** The price, and how it was paid. */
export function OrderSums({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  const { price, payment, refunded } = order
  const money = (amount: number) => formatMoney(amount, price.currency)
  const takenOff = (amount: number) => amount > 0 && formatChange(-amount, price.currency)
  const rows = [
    { key: 'products', value: money(price.subtotal) },
    { key: 'discount', value: takenOff(price.discount) },
    {
      key: 'voucher',
      value: price.voucher_code && [price.voucher_code, takenOff(price.voucher)],
    },
    { key: 'delivery', value: price.delivery && money(price.delivery.total) },
    { key: 'total', value: money(price.total) },
    { key: 'refunded', value: takenOff(refunded) },
    { key: 'paid-with', value: payment && [payment.method.name, payment.detail] },
    { key: 'chosen', value: order.chosen_method },
  ] as const
  return (
    <PanelPart title={t('sums.title')}>
      <dl>
        {rows.map(
          ({ key, value }) =>
            value && (
              <div key={key} className={`${panelRow} ${key === 'total' ? 'font-semibold' : ''}`}>
                <dt>{t(`sums.${key}`)}</dt>
                <dd>{Array.isArray(value) ? commaList(value, language) : value}</dd>
              </div>
            ),
        )}
      </dl>
    </PanelPart>
  )
}
