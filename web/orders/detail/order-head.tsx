import type { Order } from '#contract/orders.ts'
import { fullDate } from '../../platform/dates.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { DocumentButton } from '../document-button.tsx'
import { type OnCart, OrderAgain } from '../order-again.tsx'
import { orderStanding, StateBadge } from '../state-badge.tsx'

export function OrderHead({ order, onCart }: { order: Order; onCart: OnCart }) {
  const { t, language } = useTranslation('orders')
  const day = fullDate(order.placed_at, language)
  const protocols = [...new Set(order.items.flatMap(({ protocol }) => protocol?.name ?? []))]
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  return (
    <div className="order-head">
      <div className="min-w-0">
        <h1 className="account-title">{t('detail.title', { number: order.number })}</h1>
        <p className="order-head-lead">
          <StateBadge state={orderStanding(order)} />
          {protocols.length > 0
            ? t('detail.placed-from', {
                day,
                count: protocols.length,
                protocols: listText(protocols, language),
              })
            : t('detail.placed', { day })}
        </p>
      </div>
      <div className="order-head-acts">
        {invoice && (
          <DocumentButton orderId={order.id} number={invoice.number}>
            {t('detail.invoice')}
          </DocumentButton>
        )}
        {order.state !== 'pending_payment' && (
          <OrderAgain orderId={order.id} onCart={onCart} className="btn-primary" />
        )}
      </div>
    </div>
  )
}
