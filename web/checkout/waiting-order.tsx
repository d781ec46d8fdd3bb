import type { Order } from '#contract/orders.ts'
import { checkoutReturnPath } from '#domain/orders/states.ts'
import { timeText } from '#web/platform/dates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { Kept } from './checkout/order-summary.tsx'
import { useWaitingOrder } from './use-waiting-order.ts'
import styles from './waiting-order.css?url'

/** An order was placed and not paid yet: its goods are kept, and one may go on. */
export function WaitingOrder() {
  const { order } = useWaitingOrder()
  return order ? <Waiting order={order} /> : null
}

function Waiting({ order: { id, number, held_until: until, payment } }: { order: Order }) {
  const { t, language } = useTranslation('checkout')
  const title = t('waiting-order.title', { number })
  return (
    <section className="waiting-order" aria-label={title}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <p className="font-semibold">{title}</p>
      {until && <Kept text={t('kept.until', { time: timeText(until, language) })} className="mt-1" />}
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
        <ShopLink to={`/account/orders/${id}`} className="btn btn-plain">
          {t('waiting-order.see')}
        </ShopLink>
      </p>
    </section>
  )
}
