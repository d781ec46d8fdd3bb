import { useEffect, useRef } from 'react'
import type { Cart } from '#contract/cart.ts'
import type { PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { isUsableIn } from '#domain/payments/methods.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { usePublicData } from '../../platform/public-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { focusAfterRemoval } from '../lines/focus-after-removal.ts'

const closed = 'flex min-h-13 items-center gap-2 font-strong'

/** The link to the checkout, or why there is none. */
export function CheckoutLink({ cart }: { cart: Cart | undefined }) {
  const { t } = useTranslation('cart')
  const { data: methods } = usePublicData<PaymentMethods>(checkoutPaths.paymentMethods)
  const isClosed = methods !== undefined && !methods.is_open
  const isBlocked = !isClosed && cart !== undefined && !cart.can_order
  const canOrder = !isClosed && !isBlocked
  const isFocused = useRef(false)
  useEffect(() => {
    if (!canOrder && isFocused.current) focusAfterRemoval()
    isFocused.current = false
  }, [canOrder])
  return (
    <div>
      <p role="status" className={canOrder ? '' : isClosed ? closed : `${closed} text-amber`}>
        {isBlocked && <Icon name="warning" size={18} />}
        {!canOrder && t(isClosed ? 'closed' : 'look')}
      </p>
      {canOrder && (
        <ShopLink
          to="/checkout"
          className="btn btn-primary btn-lead w-full"
          onFocus={() => {
            isFocused.current = true
          }}
          onBlur={() => {
            isFocused.current = false
          }}
        >
          {t('checkout')}
          <Icon name="arrow-right" size={19} />
        </ShopLink>
      )}
    </div>
  )
}

const markHeight = 28

/** Payment methods of the delivery country. */
export function PaymentMarks() {
  const { t } = useTranslation('cart')
  const { country } = useDeliveryCountry()
  const { data: methods } = usePublicData<PaymentMethods>(checkoutPaths.paymentMethods)
  const usable = methods?.is_open ? methods.data.filter((method) => isUsableIn(method, country)) : []
  return (
    <ul className="mt-4.5 flex min-h-8 flex-wrap gap-1.5" aria-label={t('pay-with')}>
      {usable.map(({ key, name, mark, mark_ratio: ratio }) => (
        <li key={key}>
          <img
            src={mark}
            alt={name}
            width={Math.round(markHeight * ratio)}
            height={markHeight}
            className="h-7 w-auto"
          />
        </li>
      ))}
    </ul>
  )
}
