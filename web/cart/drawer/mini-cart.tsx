import type { ReactNode } from 'react'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoticeProblem } from '../../platform/notice-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { CartStyles } from '../cart-styles.tsx'
import { LineName, LineTotal } from '../lines/cart-line.tsx'
import { goOnAfterRemoval } from '../lines/go-on-after-removal.ts'
import { LineNotice } from '../lines/line-notice.tsx'
import { LinePicture } from '../lines/line-picture.tsx'
import { LineStepper } from '../lines/line-stepper.tsx'
import { type ShownLine, shownLinesOf } from '../lines/shown-lines.ts'
import { CheckoutLink } from '../page/checkout-link.tsx'
import { FreeDelivery } from '../page/free-delivery.tsx'
import { useDiscountLabel } from '../page/sums.tsx'
import type { CartState } from '../store/cart-state.ts'
import { reloadCart, usePricedCart } from '../store/cart-store.ts'
import styles from './mini-cart.css?url'

/** They come before the cart is opened: by then the connection may be gone. */
export function DrawerStyles() {
  return (
    <>
      <CartStyles />
      <link rel="stylesheet" href={styles} precedence="default" />
    </>
  )
}

/** The cart beside the page one is on. */
export function MiniCart({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation('cart')
  const state = usePricedCart()
  const { lines, failure, removed, owner, isUnreachable } = state
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <SideDrawer label={t('drawer.title')} onClose={onClose}>
      <DrawerStyles />
      <div className="mini-head">
        <h2 className="text-h3 font-medium">{t('drawer.title')}</h2>
        <p role="status" className="text-small text-ink-2">
          {t('drawer.items', { count, formatted: formatNumber(count, language) })}
        </p>
        <button type="button" className="icon-btn" aria-label={t('drawer.close')} onClick={onClose}>
          <Icon name="x" size={22} />
        </button>
      </div>
      <div className="mini-body">
        {failure && <NoticeProblem again={failure.again}>{failure.message}</NoticeProblem>}
        {isUnreachable && <NoticeProblem again={reloadCart}>{t('unpriced')}</NoticeProblem>}
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
          {removed && (
            <p className="mini-removed">
              {t('toast.removed', { name: removed.name })}
              <button type="button" className="link" onClick={removed.undo}>
                {t('toast.undo')}
              </button>
            </p>
          )}
        </div>
      </div>
      {lines.length > 0 && <Foot state={state} />}
    </SideDrawer>
  )
}

function MiniLine({ line, state: { cart } }: { line: ShownLine; state: CartState }) {
  const { item, product } = line
  return (
    <li className="mini-line">
      <LinePicture line={line} width={64} height={70} />
      <div className="min-w-0">
        <p className="cart-line-brand">{item?.product.brand.name ?? product?.brand}</p>
        <LineName line={line} />
        {item && cart && <LineNotice item={item} currency={cart.currency} />}
        <div className="mini-line-foot">
          <LineStepper line={line} className="cart-line-stepper" onRemove={goOnAfterRemoval} />
          <LineTotal line={line} currency={cart?.currency} />
        </div>
      </div>
    </li>
  )
}

function Foot({ state: { cart, isCalculating } }: { state: CartState }) {
  const { t } = useTranslation('cart')
  return (
    <div className="mini-foot">
      {cart && (
        <>
          <FreeDelivery cart={cart} />
          <Discount cart={cart} />
          <Row isBusy={isCalculating} label={<b className="font-semibold">{t('sum.subtotal')}</b>}>
            <b className="cart-foot-sum">{formatMoney(cart.total_price_after_discount, cart.currency)}</b>
          </Row>
        </>
      )}
      <div className="mini-ways">
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
    <Row label={<span className="text-small text-ink-2">{label}</span>}>
      <span className="cart-less text-small">−{formatMoney(cart.total_discount, cart.currency)}</span>
    </Row>
  )
}

function Row({ label, isBusy, children }: { label: ReactNode; isBusy?: boolean; children: ReactNode }) {
  return (
    <p className="cart-foot-row" aria-busy={isBusy || undefined}>
      {label}
      {children}
    </p>
  )
}

function Empty() {
  const { t } = useTranslation('cart')
  return (
    <div className="mt-5.5 flex flex-col items-center gap-1.5 px-6 py-12 text-center">
      <span className="plant plant-olive h-28 w-20" aria-hidden="true" />
      <p className="serif text-h3">{t('empty.title')}</p>
      <p className="text-ink-2">{t('empty.text')}</p>
    </div>
  )
}
