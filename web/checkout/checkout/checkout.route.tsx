import { type ReactNode, useState } from 'react'
import type { GuestPlaced } from '#contract/checkout.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { PageHead } from '#web/platform/head.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { NoticeProblem } from '#web/platform/notice-problem.tsx'
import { problemStyle } from '#web/ui/form/form-problem.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AddressForm } from '../../accounts/addresses/address-form.tsx'
import { SignInOrRegister } from '../../accounts/sign-in/sign-in-or-register.tsx'
import { Mark } from '../../app/logo.tsx'
import { Sums } from '../../cart/page/sums.tsx'
import { editCart, usePricedCart } from '../../cart/store/cart-store.ts'
import { findCountry } from '../../regions/country.ts'
import { besideSteps, checkoutCard } from '../frame.tsx'
import { keepGuestOrder } from '../guest-order.ts'
import { CheckoutAccess } from './checkout-access.tsx'
import { OrderItems } from './order-items.tsx'
import { WaitingCheckout } from './quote/quote-states.tsx'

export const handle = { frame: 'own', utilities: 'shopping' }

export default function CheckoutPage() {
  const { t } = useTranslation('checkout')
  useTranslation('account')
  useTranslation('cart')
  useTranslation('problems')
  return (
    <CheckoutFrame mark={<Mark size={30} />}>
      <PageHead title={t('title')} description={t('description')} indexed={false} />
      <noscript>
        <p className={`wrap mt-5 px-4 md:px-6 2xl:px-10 ${problemStyle}`}>{t('needs-scripts')}</p>
      </noscript>
      {useHydrated() ? <Checkout /> : <WaitingCheckout />}
    </CheckoutFrame>
  )
}

function Checkout() {
  const { owner, lines, isUnreachable, failure } = usePricedCart()
  // Left from another page, where it has been shown.
  const [earlier] = useState(failure)
  return (
    <>
      {failure && failure !== earlier && (
        <div className="wrap">
          <NoticeProblem onRetry={failure.onRetry}>{failure.message}</NoticeProblem>
        </div>
      )}
      <CheckoutAccess
        Fields={AddressForm}
        cart={{ isReady: owner !== 'unknown' || isUnreachable, isEmpty: lines.length === 0 }}
        guest={{ lines, onPlaced: keepOrdered }}
        visitorSummary={<VisitorSummary />}
        signIn={<SignInOrRegister path="/checkout" findCountry={findCountry} />}
      />
    </>
  )
}

/** The lines leave the cart together with the page, and come back if the order is not paid. */
function keepOrdered({ order_id, order_token: token }: GuestPlaced, lines: readonly CartLine[]) {
  keepGuestOrder({ order_id, token, lines })
  const emptyCart = () => {
    for (const { variantId } of lines) editCart({ kind: 'set', variantId, quantity: 0 })
  }
  addEventListener('pagehide', emptyCart, { once: true })
}

function VisitorSummary() {
  const { t } = useTranslation('checkout')
  useTranslation('cart')
  const { cart, isCalculating } = usePricedCart()
  return (
    <aside className={besideSteps} aria-label={t('summary.title')}>
      <div className={checkoutCard}>
        <h2 className="text-h3 font-medium">{t('summary.title')}</h2>
        {cart && <OrderItems cart={cart} />}
        {cart && <Sums cart={cart} isCalculating={isCalculating} />}
      </div>
    </aside>
  )
}

type CheckoutFrameProps = { mark: ReactNode; children: ReactNode }

/** The only link away from the order leads back to the cart. */
function CheckoutFrame({ mark, children }: CheckoutFrameProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="wrap flex h-15 items-center gap-1 xl:h-19 xl:gap-7.5">
          <ShopLink to="/cart" className="icon-btn -ml-2.5 xl:hidden" aria-label={t('frame.back-to-cart')}>
            <Icon name="arrow-left" size={22} />
          </ShopLink>
          <ShopLink to="/" className="logo" aria-label={t('shop:navigation.home-link')}>
            {mark}
            {t('shop:name')}
          </ShopLink>
          <span className="ml-auto flex items-center gap-2 text-small text-ink-2">
            <Icon name="lock" size={18} />
            <span className="max-xl:hidden">{t('frame.secure')}</span>
            <span className="xl:hidden">{t('frame.secure-short')}</span>
          </span>
          <ShopLink to="/cart" className="link ml-5 max-xl:hidden">
            {t('frame.back-to-cart')}
          </ShopLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
    </div>
  )
}
