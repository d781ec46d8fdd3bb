import type { Cart } from '#contract/cart.ts'
import type { PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { usePublicData } from '../../platform/public-data.ts'
import { Icon } from '../../ui/icon.tsx'

/** The way to buy; where nobody could pay there is none. */
export function CheckoutLink({ cart }: { cart: Cart | undefined }) {
  const { t } = useTranslation('cart')
  const { data: methods } = usePublicData<PaymentMethods>(checkoutPaths.paymentMethods)
  if (methods && !methods.is_open) return <p className="cart-closed">{t('closed')}</p>
  if (cart && !cart.can_order) {
    return (
      <p className="cart-closed cart-stops">
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

export function PaymentMarks() {
  const { t } = useTranslation('cart')
  const { data: methods } = usePublicData<PaymentMethods>(checkoutPaths.paymentMethods)
  return (
    <ul className="cart-marks" aria-label={t('pay-with')}>
      {methods?.is_open &&
        methods.data.map(({ key, name, mark }) => (
          <li key={key}>
            <img src={mark} alt={name} height={28} />
          </li>
        ))}
    </ul>
  )
}
