import { useParams } from 'react-router'
import { reloadCart } from '../cart/store/cart-store.ts'
import { PageHead } from '../platform/head.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { SignedInOnly } from '../platform/session/signed-in-only.tsx'
import { ReturnPage } from './return-page.tsx'

/** Where one comes from the payment, and where one looks again after a closed tab. */
export default function CheckoutReturn() {
  const { t } = useTranslation('checkout')
  const { orderId } = useParams()
  return (
    <>
      <PageHead title={t('return.title')} description={t('return.description')} indexed={false} />
      <SignedInOnly>
        <ReturnPage orderId={Number(orderId)} onCartBack={reloadCart} />
      </SignedInOnly>
    </>
  )
}
