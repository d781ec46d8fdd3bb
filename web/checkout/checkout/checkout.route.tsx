import { AddressForm } from '../../accounts/addresses/address-form.tsx'
import { ExpressEntrance } from '../../accounts/sign-in/express-entrance.tsx'
import { Mark } from '../../app/logo.tsx'
import { CartStyles } from '../../cart/cart-styles.tsx'
import { Sums } from '../../cart/page/sums.tsx'
import { usePricedCart } from '../../cart/store/cart-store.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { findCountry } from '../../regions/find-country.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CheckoutDoor } from './checkout-door.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { OrderItems } from './order-items.tsx'
import { WaitingCheckout } from './quote/quote-states.tsx'

export const handle = { frame: 'own' }

export default function CheckoutPage() {
  const { t } = useTranslation('checkout')
  useTranslation('account')
  useTranslation('problems')
  return (
    <CheckoutFrame mark={<Mark size={30} />}>
      <PageHead title={t('title')} description={t('description')} indexed={false} />
      <noscript>
        <p className="form-problem wrap mt-5">{t('needs-scripts')}</p>
      </noscript>
      {useHydrated() ? <Checkout /> : <WaitingCheckout />}
    </CheckoutFrame>
  )
}

function Checkout() {
  const { owner, lines, isUnreachable } = usePricedCart()
  return (
    <CheckoutDoor
      Fields={AddressForm}
      cart={{ isReady: owner !== 'unknown' || isUnreachable, isEmpty: lines.length === 0 }}
      visitorSummary={<VisitorSummary />}
      entrance={<ExpressEntrance path="/checkout" findCountry={findCountry} />}
    />
  )
}

function VisitorSummary() {
  const { t } = useTranslation('checkout')
  useTranslation('cart')
  const { cart, isCalculating } = usePricedCart()
  return (
    <aside className="checkout-aside" aria-label={t('summary.title')}>
      <CartStyles />
      <div className="checkout-card">
        <h2 className="text-h3 font-medium">{t('summary.title')}</h2>
        {cart && <OrderItems cart={cart} />}
        {cart && <Sums cart={cart} isCalculating={isCalculating} />}
      </div>
    </aside>
  )
}
