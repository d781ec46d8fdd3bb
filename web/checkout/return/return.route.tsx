import { useState } from 'react'
import { GuestAccount } from '../../accounts/register/guest-account.tsx'
import { cartChanged, restoreLines } from '../../cart/store/cart-store.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { guestAccess, OrderAccessProvider, useGuestOrder } from '../../platform/order-access.tsx'
import { useSession } from '../../platform/session/session.ts'
import { SignedInOnly } from '../../platform/session/signed-in-only.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { findGuestOrder, type GuestOrder, takeLinesToRestore } from '../guest-order.ts'
import { ReturnPage } from './return-page.tsx'
import { ReturnWaiting } from './return-waiting.tsx'
import { UnknownHere } from './unknown-here.tsx'

const pageStyle = 'wrap min-h-[60vh] pt-9 pb-20'
const waiting = (
  <div className={pageStyle}>
    <ReturnWaiting />
  </div>
)

export const handle = { utilities: 'shopping' }

/** The page after the payment, also used to check an order after closing the tab. */
export default function CheckoutReturn() {
  const { t } = useTranslation('checkout')
  const { state, hasLoggedOut } = useSession()
  const orderId = useIdParam('orderId')
  const guests = state === 'unknown' ? undefined : findGuestOrder(orderId)
  return (
    <>
      <PageHead title={t('return.title')} description={t('return.description')} indexed={false} />
      {guests ? (
        <GuestReturn order={guests} />
      ) : state === 'loggedout' && !hasLoggedOut ? (
        <div className={pageStyle}>
          <UnknownHere />
        </div>
      ) : (
        <SignedInOnly heading={t('return.title')} waiting={waiting}>
          <div className={pageStyle}>
            <ReturnPage orderId={orderId} isCartHere onCartRestored={cartChanged} />
          </div>
        </SignedInOnly>
      )}
    </>
  )
}

function GuestReturn({ order: { order_id: orderId, token, lines } }: { order: GuestOrder }) {
  const { language } = useTranslation('checkout')
  const { state } = useSession()
  useTranslation('auth')
  const { data } = useGuestOrder(token)
  // Before they go back into the cart, and are kept no longer.
  const [isCartHere] = useState(lines.length > 0)
  return (
    <OrderAccessProvider value={guestAccess(token, language)}>
      <div className={pageStyle}>
        <ReturnPage
          orderId={orderId}
          token={token}
          isCartHere={isCartHere}
          accountOffer={data && state === 'loggedout' && <GuestAccount token={token} email={data.email} />}
          onCartRestored={async () => restoreLines(takeLinesToRestore(orderId))}
        />
      </div>
    </OrderAccessProvider>
  )
}
