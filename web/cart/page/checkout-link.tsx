import type { Cart } from '#contract/cart.ts'
import type { PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { isUsableIn } from '#domain/payments/methods.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { usePublicData } from '../../platform/public-data.ts'
import { Icon } from '../../ui/icon.tsx'

const closed = 'flex min-h-13 items-center gap-2 font-strong'

/** The link to the checkout; absent if no payment method is available. */
export function CheckoutLink({ cart }: { cart: Cart | undefined }) {
  const { t } = useTranslation('cart')
  const { data: methods } = usePublicData<PaymentMethods>(checkoutPaths.paymentMethods)
  if (methods && !methods.is_open) return <p className={closed}>{t('closed')}</p>
  if (cart && !cart.can_order) {
    return (
      <p className={`${closed} text-amber`}>
        <Icon name="warning" size={18} />
        {t('look')}
      </p>
    )
  }
  return (
    <ShopLink to="/checkout" className="btn btn-primary btn-lead w-full">
      {t('checkout')}
      <Icon name="arrow-right" size={19} />
    </ShopLink>
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
