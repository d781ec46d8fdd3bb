import type { Order } from '#contract/orders.ts'
import { fullDate } from '../../platform/dates.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useOrderAccess } from '../../platform/order-access.tsx'
import { DocumentButton } from '../document-button.tsx'
import { type OnCart, OrderAgain } from '../order-again.tsx'
import { displayedState } from '../state-badge.tsx'
import { OrderTitle, orderActions } from './layout.tsx'

export function OrderHead({ order, onCart }: { order: Order; onCart: OnCart }) {
  const { t, language } = useTranslation('orders')
  const { isGuest } = useOrderAccess()
  const day = fullDate(order.placed_at, language)
  const protocols = [...new Set(order.items.flatMap(({ protocol }) => protocol?.name ?? []))]
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  return (
    <OrderTitle
      number={order.number}
      state={displayedState(order)}
      text={
        protocols.length > 0
          ? t('detail.placed-from', {
              day,
              count: protocols.length,
              protocols: listText(protocols, language),
            })
          : t('detail.placed', { day })
      }
    >
      <div className={`max-w-105 @max-[620px]/order:max-w-none [&>:not(.btn)]:basis-full ${orderActions}`}>
        {invoice && (
          <DocumentButton orderId={order.id} number={invoice.number}>
            {t('detail.invoice')}
          </DocumentButton>
        )}
        {!isGuest && order.state !== 'pending_payment' && (
          <OrderAgain orderId={order.id} onCart={onCart} className="btn-primary" />
        )}
      </div>
    </OrderTitle>
  )
}
