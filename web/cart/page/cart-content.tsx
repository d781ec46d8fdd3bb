import { useId } from 'react'
import type { Cart } from '#contract/cart.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoticeProblem } from '../../platform/notice-problem.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CartLine } from '../lines/cart-line.tsx'
import { groupsOf, type LineGroup, type ShownLine, shownLinesOf } from '../lines/shown-lines.ts'
import { reloadCart, usePricedCart } from '../store/cart-store.ts'
import { Waiting } from './cart-states.tsx'
import { CheckoutLink, PaymentMarks } from './checkout-link.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { Sums, useDiscountLabel } from './sums.tsx'

type OnWish = ((line: ShownLine) => void) | undefined

/** What is in the cart, once one knows whose it is. */
export function CartContent({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation('cart')
  useTranslation('products')
  const state = usePricedCart()
  const { owner, lines, cart, isCalculating, isUnreachable, failure } = state
  if (isUnreachable && !cart) return <Unreachable isPriced={lines.length > 0} />
  if (owner === 'unknown' || (lines.length > 0 && !cart)) return <Waiting text={t('waiting')} />
  if (lines.length === 0 || !cart) return <Empty />
  const groups = groupsOf(shownLinesOf(state))
  return (
    <div className="cart-columns">
      <div>
        {/* It stands above the lines on phones, in the sheet beside them elsewhere. */}
        <div className="xl:hidden">
          <FreeDelivery cart={cart} />
        </div>
        {failure && <NoticeProblem again={failure.again}>{failure.message}</NoticeProblem>}
        {isUnreachable && <Unreachable isPriced />}
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            isAlone={groups.length === 1}
            currency={cart.currency}
            onWish={onWish}
          />
        ))}
      </div>
      <aside className="cart-aside" aria-label={t('sum.title')}>
        <div className="cart-sheet">
          <div className="max-xl:hidden">
            <FreeDelivery cart={cart} />
          </div>
          <Sums cart={cart} isCalculating={isCalculating} />
          <div className="cart-wide">
            <CheckoutLink cart={cart} />
          </div>
          <PaymentMarks />
        </div>
        <p className="cart-withdraw">
          <Icon name="refresh" size={19} />
          {t('withdraw')}
        </p>
      </aside>
      <Foot cart={cart} isCalculating={isCalculating} />
    </div>
  )
}

type GroupProps = { group: LineGroup; isAlone: boolean; currency: Cart['currency']; onWish: OnWish }

function Group({ group: { name, lines }, isAlone, currency, onWish }: GroupProps) {
  const { t } = useTranslation('cart')
  const id = useId()
  const isOther = name === undefined
  return (
    <section
      aria-labelledby={id}
      className={isOther && isAlone ? 'cart-group cart-group-alone' : 'cart-group'}
    >
      <div className={isOther && isAlone ? 'cart-group-head visually-hidden' : 'cart-group-head'}>
        <h2 id={id}>{t(isOther ? (isAlone ? 'group.all' : 'group.other') : 'group.protocol')}</h2>
        {name !== undefined && <p>{name}</p>}
      </div>
      <ul>
        {lines.map((line) => (
          <CartLine key={line.variantId} line={line} currency={currency} onWish={onWish} />
        ))}
      </ul>
    </section>
  )
}

/** On phones the total and the way on stay in sight. */
function Foot({ cart, isCalculating }: { cart: Cart; isCalculating: boolean }) {
  const { t } = useTranslation('cart')
  const discountLabel = useDiscountLabel(cart, true)
  return (
    <div className="cart-foot">
      {cart.total_discount > 0 && (
        <p className="cart-foot-row text-small">
          <span className="text-ink-2">{discountLabel}</span>
          <span className="cart-less">−{formatMoney(cart.total_discount, cart.currency)}</span>
        </p>
      )}
      <p className="cart-foot-row" aria-busy={isCalculating || undefined}>
        <span>
          <b className="font-semibold">{t('sum.total')}</b>{' '}
          <span className="text-small text-ink-3">{t('sum.with-vat')}</span>
        </span>
        <b className="cart-foot-sum">{formatMoney(cart.total_with_delivery, cart.currency)}</b>
      </p>
      <CheckoutLink cart={cart} />
    </div>
  )
}

function Empty() {
  const { t } = useTranslation('cart')
  return (
    <EmptyState plant="olive" title={t('empty.title')} text={t('empty.text')}>
      <ShopLink to="/products" className="btn btn-primary">
        {t('empty.way-out')}
      </ShopLink>
    </EmptyState>
  )
}

function Unreachable({ isPriced }: { isPriced: boolean }) {
  const { t } = useTranslation('cart')
  return <NoticeProblem again={reloadCart}>{t(isPriced ? 'unpriced' : 'unreachable')}</NoticeProblem>
}
