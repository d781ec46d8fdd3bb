import { useParams } from 'react-router'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SignedInOnly } from '../../platform/session/signed-in-only.tsx'
import { ReturnPage } from './return-page.tsx'
import { ReturnWaiting } from './return-waiting.tsx'

const waiting = (
  <div className="wrap min-h-[60vh] pt-9 pb-20">
    <ReturnWaiting />
  </div>
)

export const handle = { utilities: 'shopping' }

/** The page after the payment, also used to check an order after closing the tab. */
export default function CheckoutReturn() {
  const { t } = useTranslation('checkout')
  const { orderId } = useParams()
  return (
    <>
      <PageHead title={t('return.title')} description={t('return.description')} indexed={false} />
      <SignedInOnly heading={t('return.title')} waiting={waiting}>
        <div className="wrap min-h-[60vh] pt-9 pb-20">
          <ReturnPage orderId={Number(orderId)} onCartBack={cartChanged} />
        </div>
      </SignedInOnly>
    </>
  )
}
