import { RestoredLines } from '../checkout/restored-lines.tsx'
import { useCartVoucher } from '../checkout/voucher/use-cart-voucher.tsx'
import { WaitingOrder } from '../checkout/waiting-order.tsx'
import { PageHead } from '../platform/head.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { NoticeProblem } from '../platform/notice-problem.tsx'
import { problemStyle } from '../ui/form/form-problem.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useWishlist } from '../wishlist/wish-state.ts'
import { moveToWishlist } from '../wishlist/wish-store.ts'
import { RemovedLine } from './lines/removed-line.tsx'
import { nameOf } from './lines/shown-lines.ts'
import { CartContent } from './page/cart-content.tsx'
import { Waiting } from './page/cart-states.tsx'
import { cartState, useCart } from './store/cart-state.ts'
import { removeFromCart, restoreLines } from './store/cart-store.ts'

export const handle = { utilities: 'shopping' }

/** The server renders the same page for everybody; the cart's content is filled in by the browser. */
export default function CartPage() {
  const { t } = useTranslation('cart')
  const isHydrated = useHydrated()
  return (
    <div className="wrap pt-4.5 pb-16 xl:pt-8.5 xl:pb-20">
      <PageHead title={t('title')} description={t('description')} indexed={false} />
      <h1 id="cart-title" tabIndex={-1} className="text-h1-narrow md:text-h1">
        {t('title')}
      </h1>
      <noscript>
        <p className={`mt-5 ${problemStyle}`}>{t('needs-scripts')}</p>
      </noscript>
      {isHydrated ? <HydratedCart /> : <Waiting text={t('waiting')} />}
    </div>
  )
}

function HydratedCart() {
  const { cart, lines, owner, removed } = useCart()
  const { failure: wishFailure } = useWishlist()
  const voucher = useCartVoucher({ cart, visitorLines: owner === 'visitor' ? lines : undefined })
  return (
    <>
      <WaitingOrder />
      <RestoredLines onBack={restoreLines} />
      {wishFailure && <NoticeProblem onRetry={wishFailure.onRetry}>{wishFailure.message}</NoticeProblem>}
      <RemovedLine removed={removed} className="mt-3.5 rounded-card bg-tint px-4" />
      <CartContent
        voucher={voucher}
        onWish={async (line) => {
          const isSaved = await moveToWishlist(line.variantId)
          const isHere = cartState.get().lines.some(({ variantId }) => variantId === line.variantId)
          if (isSaved && isHere) removeFromCart({ ...line, name: nameOf(line) })
        }}
      />
    </>
  )
}
