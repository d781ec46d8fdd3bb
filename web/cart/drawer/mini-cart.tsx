import { formatChange, formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoticeProblem } from '../../platform/notice-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { LineBrand, LineName, LineTotal, lineStepper } from '../lines/cart-line.tsx'
import { focusAfterRemoval } from '../lines/focus-after-removal.ts'
import { LineNotice } from '../lines/line-notice.tsx'
import { LinePicture } from '../lines/line-picture.tsx'
import { LineStepper } from '../lines/line-stepper.tsx'
import { RemovedLine } from '../lines/removed-line.tsx'
import { type ShownLine, shownLinesOf } from '../lines/shown-lines.ts'
import { CheckoutLink } from '../page/checkout-link.tsx'
import { FootRow, FootSum, footEdge, saving } from '../page/foot.tsx'
import { FreeDelivery } from '../page/free-delivery.tsx'
import { useDiscountLabel } from '../page/sums.tsx'
import type { CartState } from '../store/cart-state.ts'
import { reloadCart, usePricedCart } from '../store/cart-store.ts'

/** The cart in a drawer over the current page. */
export function MiniCart({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation('cart')
  const state = usePricedCart()
  const { lines, failure, removed, owner, isUnreachable } = state
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <SideDrawer label={t('drawer.title')} onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line py-3 pr-2 pl-5">
        <h2 className="text-h3 font-medium">{t('drawer.title')}</h2>
        <p role="status" className="flex-1 text-small text-ink-2">
          {t('drawer.items', { count, formatted: formatNumber(count, language) })}
        </p>
        <button type="button" className="icon-btn" aria-label={t('drawer.close')} onClick={onClose}>
          <Icon name="x" size={22} />
        </button>
      </div>
      {/* A short list is followed by its total; a long list scrolls above it. */}
      <div className="flex-initial overflow-y-auto px-5 pb-5">
        {failure && <NoticeProblem onRetry={failure.onRetry}>{failure.message}</NoticeProblem>}
        {isUnreachable && <NoticeProblem onRetry={reloadCart}>{t('unpriced')}</NoticeProblem>}
        {lines.length === 0 && owner !== 'unknown' ? (
          <Empty />
        ) : (
          <ul>
            {shownLinesOf(state).map((line) => (
              <MiniLine key={line.variantId} line={line} state={state} />
            ))}
          </ul>
        )}
        <div role="status">
          <RemovedLine removed={removed} />
        </div>
      </div>
      {lines.length > 0 && <Foot state={state} />}
    </SideDrawer>
  )
}

function MiniLine({ line, state: { cart } }: { line: ShownLine; state: CartState }) {
  const { item } = line
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-3.5 border-b border-line py-3.5">
      <LinePicture line={line} width={64} height={70} />
      <div className="min-w-0">
        <LineBrand line={line} />
        <LineName line={line} />
        {item && cart && <LineNotice item={item} currency={cart.currency} />}
        <div className="mt-2 flex items-center justify-between gap-3">
          <LineStepper line={line} className={lineStepper} onRemove={focusAfterRemoval} />
          <LineTotal line={line} currency={cart?.currency} />
        </div>
      </div>
    </li>
  )
}

function Foot({ state: { cart, isCalculating } }: { state: CartState }) {
  const { t } = useTranslation('cart')
  return (
    <div className={`${footEdge} px-5 pt-4 pb-[calc(20px+env(safe-area-inset-bottom))]`}>
      {cart && (
        <>
          <FreeDelivery cart={cart} />
          <Discount cart={cart} />
          <FootRow isBusy={isCalculating}>
            <b className="font-semibold">{t('sum.subtotal')}</b>
            <FootSum>{formatMoney(cart.total_price_after_discount, cart.currency)}</FootSum>
          </FootRow>
        </>
      )}
      <div className="mt-2 grid gap-2">
        <CheckoutLink cart={cart} />
        <ShopLink to="/cart" className="btn btn-plain w-full">
          {t('drawer.all')}
        </ShopLink>
      </div>
    </div>
  )
}

function Discount({ cart }: { cart: NonNullable<CartState['cart']> }) {
  const label = useDiscountLabel(cart, true)
  if (cart.total_discount === 0) return null
  return (
    <FootRow className="text-small">
      <span className="text-ink-2">{label}</span>
      <span className={saving}>{formatChange(-cart.total_discount, cart.currency)}</span>
    </FootRow>
  )
}

function Empty() {
  const { t } = useTranslation('cart')
  return (
    <div className="mt-5.5 flex flex-col items-center gap-1.5 px-6 py-12 text-center">
      <span className="plant [--plant:url(/plants/olive.svg)] h-28 w-20" aria-hidden="true" />
      <p className="serif text-h3">{t('empty.title')}</p>
      <p className="text-ink-2">{t('empty.text')}</p>
    </div>
  )
}
