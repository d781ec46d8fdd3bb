import type { OrderSummary } from '#contract/orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { CancelButton } from '../actions/cancel-button.tsx'
import { DocumentButton } from '../actions/document-button.tsx'
import { type OnCart, OrderAgain } from '../actions/order-again.tsx'
import { orderAct } from './order-news.ts'

/** What one may do next: the likeliest first, and one more. */
export function OrderActs({ order, onCart }: { order: OrderSummary; onCart: OnCart }) {
  const { t } = useTranslation('orders')
  const act = orderAct(order)
  return (
    <div className="flex flex-wrap gap-2 [grid-area:acts] *:basis-full @min-[860px]/orders:flex-col @min-[860px]/orders:*:basis-auto [&>.btn]:min-h-11 [&>.btn]:flex-auto @min-[860px]/orders:[&>.btn]:min-h-10 @min-[860px]/orders:[&>.btn]:flex-none">
      {act === 'again' ? (
        <OrderAgain orderId={order.id} onCart={onCart} className="btn-outline btn-dense" />
      ) : (
        <ShopLink to={`/account/orders/${order.id}`} className="btn btn-primary btn-dense">
          {t(act === 'pay' ? 'list.pay' : 'list.follow')}
        </ShopLink>
      )}
      {order.can_cancel ? (
        <CancelButton order={order} className="btn-dense" />
      ) : (
        order.invoice && (
          <DocumentButton orderId={order.id} number={order.invoice} className="btn-dense">
            {t('invoice')}
          </DocumentButton>
        )
      )}
    </div>
  )
}
