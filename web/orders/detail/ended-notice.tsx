import type { Order } from '#contract/orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Why an order came to nothing, what became of the money, and how to try again. */
export function EndedNotice({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { ending, payment, refunded, price, state } = order
  if (state !== 'cancelled' && state !== 'expired') return null
  const isPayment = ending?.startsWith('payment-')
  return (
    <div className="order-notice order-notice-quiet">
      <Icon name="info" size={22} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(ending ? `ending.${ending}` : 'ending.cancelled')}</p>
        <p>
          {refunded > 0
            ? t('ending.paid-back', { amount: formatMoney(refunded, price.currency) })
            : t(payment?.state === 'returned' ? 'ending.returned' : 'ending.nothing-paid')}{' '}
          {isPayment && t('ending.in-cart')}
        </p>
      </div>
      {isPayment && (
        <div className="order-notice-acts">
          <ShopLink to="/cart" className="btn btn-plain">
            {t('to-cart')}
          </ShopLink>
        </div>
      )}
    </div>
  )
}
