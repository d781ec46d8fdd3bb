import { type ReactNode, useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { ClientProfile } from '#contract/accounts.ts'
import type { AddressBook, DeliveryCountries, PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { usePublicData } from '#web/platform/public-data.ts'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { useSession } from '#web/platform/session/session.ts'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { CheckoutTitle, checkoutColumns, stepStyle } from '../frame.tsx'
import type { AddressFields } from './address/address-step.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import type { GuestBuyer } from './guest.ts'
import { ClosedCheckout, EmptyCheckout } from './no-checkout.tsx'
import { WaitingCheckout } from './quote/quote-states.tsx'

type CheckoutAccessProps = {
  Fields: AddressFields
  /** The user's cart; a visitor's cart reaches the server shortly after login. */
  cart: { isReady: boolean; isEmpty: boolean }
  guest: Omit<GuestBuyer, 'onLogIn' | 'isBack'>
  /** The visitor's cart. */
  visitorSummary: ReactNode
  /** Login or registration. */
  signIn: ReactNode
}

/** Who may proceed to the steps, and what others see instead. */
export function CheckoutAccess({ Fields, cart, guest, visitorSummary, signIn }: CheckoutAccessProps) {
  const { state, user } = useSession()
  const { t } = useTranslation('checkout')
  const methods = usePublicData<PaymentMethods>(checkoutPaths.paymentMethods)
  const countries = usePublicData<DeliveryCountries>(checkoutPaths.countries)
  const book = useAccountData<AddressBook>(checkoutPaths.addresses)
  const isNewHere = user?.user_type_id === userTypes.client && book.data?.data.length === 0
  const profile = useAccountData<ClientProfile>(isNewHere ? accountPaths.clientProfile : null)

  // If the session ended here, the cart is not empty, only hidden.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  // False after coming back.
  const [isLoggingIn, setLoggingIn] = useState<boolean>()
  const login = useFocusKept<HTMLDivElement>(isLoggingIn ? 'login' : 'guest')

  if (methods.data?.is_open === false) return <ClosedCheckout />
  if (state === 'loggedout') {
    if (cart.isReady && cart.isEmpty && !wasSignedIn) return <EmptyCheckout />
    if (!wasSignedIn && !isLoggingIn)
      return (
        <Problems answers={[countries]}>
          <Loaded answer={countries} waiting={<WaitingCheckout />}>
            {({ data: delivered }) => (
              <CheckoutSteps
                key="guest"
                guest={{
                  ...guest,
                  onLogIn: () => setLoggingIn(true),
                  isBack: isLoggingIn === false,
                }}
                Fields={Fields}
                book={noAddresses}
                countries={delivered}
              />
            )}
          </Loaded>
        </Problems>
      )
    return (
      <div className={checkoutColumns}>
        <div>
          <CheckoutTitle>{t('title')}</CheckoutTitle>
          <section className={`double-rule ${stepStyle}`} aria-labelledby="checkout-sign-in">
            <h2 id="checkout-sign-in" className="text-h3 font-medium">
              {t('sign-in.title')}
            </h2>
            <p className="mt-1 mb-5 max-w-[56ch] text-ink-2">{t('sign-in.text')}</p>
            <div ref={login}>{signIn}</div>
            {!wasSignedIn && (
              <p className="mt-4">
                <button type="button" className="link min-h-11" onClick={() => setLoggingIn(false)}>
                  {t('guest.continue')}
                </button>
              </p>
            )}
          </section>
        </div>
        {!cart.isEmpty && visitorSummary}
      </div>
    )
  }
  const isProfileComing = isNewHere && !profile.data && !profile.error
  if (!user || !cart.isReady || isProfileComing) return <WaitingCheckout />
  return (
    <Problems answers={[countries, book]}>
      <Loaded answer={countries} waiting={<WaitingCheckout />}>
        {({ data: delivered }) => (
          <Loaded answer={book} waiting={<WaitingCheckout />}>
            {({ data: addresses }) => (
              <CheckoutSteps
                key={user.id}
                user={user}
                Fields={Fields}
                book={addresses}
                countries={delivered}
                profile={profile.data}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Problems>
  )
}

const noAddresses: AddressBook['data'] = []

/** `Loaded` shows failures within the page's margins. */
function Problems({
  answers,
  children,
}: {
  answers: readonly { data: unknown; error: unknown }[]
  children: ReactNode
}) {
  const hasFailed = answers.some(({ data, error }) => data === undefined && error)
  return hasFailed ? <div className="wrap pt-8.5 pb-18">{children}</div> : children
}
