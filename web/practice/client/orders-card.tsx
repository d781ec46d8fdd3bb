import type { ReactNode } from 'react'
import type { ClientRecord } from '#contract/practice.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'
import { OrderCommission } from '../orders/order-commission.tsx'

type OrdersCardProps = { client: ClientRecord; badgeOf(state: OrderState): ReactNode }

export function OrdersCard({ client: { orders, total_orders, currency }, badgeOf }: OrdersCardProps) {
  const { t, language } = useTranslation('clients')
  return (
    <Card
      title={t('record.orders')}
      end={
        total_orders > orders.length && (
          <ShopLink to="/account/practitioner/orders" className="link text-small">
            {t('record.all-orders')}
          </ShopLink>
        )
      }
    >
      {orders.length === 0 ? (
        <p className="mt-1.5 text-ink-2">{t('record.no-orders')}</p>
      ) : (
        <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-line">
          {orders.map(({ id, number, state, placed_at, total, commission }) => (
            <li
              key={id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[80px_minmax(0,1fr)_minmax(0,1fr)_100px_100px]"
            >
              <ShopLink to={`/account/practitioner/orders/${id}`} className="link justify-self-start">
                {number}
              </ShopLink>
              <span className="text-ink-2 first-letter:uppercase">
                {recentDay(placed_at, new Date(), language)}
              </span>
              <span className="max-sm:order-1 max-sm:col-span-2">{badgeOf(state)}</span>
              <span className="text-end">{formatMoney(total, currency)}</span>
              <span className="text-end max-sm:order-2">
                {commission && (
                  <span className="block text-micro text-ink-3">
                    {t('practitioner-home:orders.commission')}{' '}
                  </span>
                )}
                <OrderCommission order={{ commission, currency }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
