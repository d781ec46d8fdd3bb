import { orderPaths } from '#contract/order-paths.ts'
import type { Order, OrderPage } from '#contract/orders.ts'
import { checkoutReturnPath } from '#domain/orders/states.ts'
import { timeText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { useSession } from '#web/platform/session/session.ts'
import { HeldUntil } from './checkout/order-summary.tsx'
import { canBePaid } from './order-outcome.ts'
import { useUnpaidGuestOrder } from './unpaid-guest-order.ts'

/** An order that is placed but not paid: its items are held, and the customer can continue. */
export function WaitingOrder() {
  const { order, path } = useWaitingOrder()
  return order && path ? <Waiting order={order} path={path} /> : null
}

type WaitingProps = { order: Order; path: string }

function Waiting({ order: { id, number, held_until: until, payment }, path }: WaitingProps) {
  const { t, language } = useTranslation('checkout')
  const title = t('waiting-order.title', { number })
  return (
    <section
      data-testid="waiting-order"
      className="mb-6 rounded-control border-l-4 border-verbena bg-surface p-4"
      aria-label={title}
    >
      <p className="font-semibold">{title}</p>
      {until && <HeldUntil text={t('kept.until', { time: timeText(until, language) })} className="mt-1" />}
      <p className="mt-3 flex flex-wrap gap-3">
        {payment?.url ? (
          <a href={payment.url} className="btn btn-primary">
            {t('waiting-order.pay')}
          </a>
        ) : (
          <ShopLink to={checkoutReturnPath(id)} className="btn btn-primary">
            {t('waiting-order.pay')}
          </ShopLink>
        )}
        <ShopLink to={path} className="btn btn-plain">
          {t('waiting-order.see')}
        </ShopLink>
      </p>
    </section>
  )
}

const newest = `${orderPaths.list}?limit=5` as const

/** The user's latest unpaid order, from any tab or browser; otherwise one that was placed in this browser as a guest. */
export function useWaitingOrder() {
  const { user } = useSession()
  const guests = useUnpaidGuestOrder()
  const orders = useAccountData<OrderPage>(newest)
  const listed = orders.data?.data.find(canBePaid)
  const { data, error } = useAccountData<Order>(listed ? orderPaths.one(listed.id) : null)
  if (!user) return guests
  const order = data && canBePaid(data) ? data : undefined
  if (order) return { order, path: `/account/orders/${order.id}`, isAsked: false }
  const isAsked = !orders.error && (!orders.data || (listed && !data && !error))
  return isAsked ? { order, path: undefined, isAsked: true } : guests
}
