import type { Cart } from '#contract/cart.ts'
import type { ExpressMethods as Offered, PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { expressPath } from '#domain/payments/express.ts'
import { useDeliveryCountry } from '../../platform/delivery-country.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { usePublicData } from '../../platform/public-data.ts'

const markHeight = 28

/** Links to the review of the order, each with a payment method chosen; only what the payment provider offers. */
export function ExpressMethods({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const { country } = useDeliveryCountry()
  const { data: methods } = usePublicData<PaymentMethods>(checkoutPaths.paymentMethods)
  const isOpen = methods?.is_open === true && cart.can_order && cart.total_with_delivery > 0
  const amount = cart.total_with_delivery.toFixed(2)
  const { data: offered } = usePublicData<Offered>(
    isOpen ? `${checkoutPaths.expressMethods}?country=${country}&amount=${amount}` : null,
  )
  const usable = (isOpen && offered?.data.filter(isUsableHere)) || []
  if (usable.length === 0) return null
  return (
    <section aria-label={t('express.title')} className="mt-4.5 border-t border-line pt-3.5">
      <p className="text-center text-small text-ink-2" aria-hidden="true">
        {t('express.title')}
      </p>
      <ul className="mt-2.5 grid gap-2.5">
        {usable.map(({ key, name, mark, mark_ratio: ratio }) => (
          <li key={key}>
            <ShopLink to={expressPath(key)} className="btn btn-outline w-full gap-3">
              <img
                src={mark}
                alt=""
                width={Math.round(markHeight * ratio)}
                height={markHeight}
                className="h-7 w-auto"
              />
              {t('express.pay', { name })}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments(): boolean }
  }
}

/** Apple Pay needs a device with a wallet. */
function isUsableHere({ provider_method: method }: Offered['data'][number]): boolean {
  return method !== 'applepay' || window.ApplePaySession?.canMakePayments() === true
}
