import type { Order } from '#contract/orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { orderActions } from './layout.tsx'
import { noticeStyle } from './waiting-notice.tsx'

/** `isInCart`: what was ordered is in the reader's cart again; a guest's is only in the browser that ordered. */
type EndedNoticeProps = { order: Order; isInCart: boolean }

/** Why an order was unsuccessful, what happens with the money, and how to try again. */
export function EndedNotice({ order, isInCart }: EndedNoticeProps) {
  const { t } = useTranslation('orders')
  const { ending, payment, refunded, price, state } = order
  if (state !== 'cancelled' && state !== 'expired') return null
  const isPayment = ending?.startsWith('payment-')
  return (
    <div className={`border-field bg-sunken text-ink ${noticeStyle}`}>
      <Icon name="info" size={22} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(ending ? `ending.${ending}` : 'ending.cancelled')}</p>
        <p>
          {refunded > 0
            ? t('ending.paid-back', { amount: formatMoney(refunded, price.currency) })
            : t(payment?.state === 'returned' ? 'ending.returned' : 'ending.nothing-paid')}{' '}
          {isPayment && isInCart && t('ending.in-cart')}
        </p>
      </div>
      {isPayment && isInCart && (
        <div className={orderActions}>
          <ShopLink to="/cart" className="btn btn-plain">
            {t('to-cart')}
          </ShopLink>
        </div>
      )}
    </div>
  )
}
