import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { isUnsuccessful } from '#domain/orders/displayed-state.ts'
import { checkoutReturnPath } from '#domain/orders/states.ts'
import { timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useOrderAccess } from '../../platform/order-access.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CancelButton } from '../cancel-button.tsx'
import { orderActions } from './layout.tsx'

export const noticeStyle =
  'mt-5 flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-control border-l-4 px-4.5 py-4'

/** The shop's timer is slightly delayed. */
const graceMs = 5000

/** For an unpaid order: until when the items are held, and where to pay. */
export function WaitingNotice({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { state, held_until: heldUntil } = order
  const { refresh } = useOrderAccess()
  const isWaiting = state === 'pending_payment'
  useEffect(() => {
    if (!isWaiting || !heldUntil) return
    const left = new Date(heldUntil).getTime() + graceMs - Date.now()
    const timer = setTimeout(() => void refresh(), Math.max(graceMs, left))
    return () => clearTimeout(timer)
  }, [isWaiting, heldUntil, refresh])
  if (!isWaiting) return null
  const { payment } = order
  const failed = payment && isUnsuccessful(payment.state) ? payment.state : undefined
  return (
    <section
      className={`border-amber bg-amber-soft text-amber ${noticeStyle}`}
      aria-labelledby="order-waiting"
    >
      <Icon name={failed ? 'warning' : 'clock'} size={22} />
      <div className="min-w-0 flex-1">
        <h2 id="order-waiting" className="font-sans text-body font-semibold [letter-spacing:0]">
          {t(failed ? `waiting.${failed}` : 'waiting.title')}
        </h2>
        {heldUntil && (
          <p>{t(failed ? 'waiting.held-again' : 'waiting.held', { time: timeText(heldUntil, language) })}</p>
        )}
      </div>
      <div className={orderActions}>
        {payment?.url && (
          <a href={payment.url} className="btn btn-primary">
            {t('waiting.pay')}
          </a>
        )}
        <ShopLink
          to={checkoutReturnPath(order.id)}
          className={`btn ${payment?.url ? 'btn-plain' : 'btn-primary'}`}
        >
          {t(payment?.url ? 'waiting.other' : 'waiting.pay')}
        </ShopLink>
        {order.can_cancel && <CancelButton order={order} label={t('cancel.confirm')} />}
      </div>
    </section>
  )
}
