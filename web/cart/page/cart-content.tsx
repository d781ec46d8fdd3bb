import { type ReactNode, useId } from 'react'
import type { Cart } from '#contract/cart.ts'
import { formatChange, formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoticeProblem } from '../../platform/notice-problem.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CartLine } from '../lines/cart-line.tsx'
import { groupsOf, type LineGroup, type ShownLine, shownLinesOf } from '../lines/shown-lines.ts'
import { SaveCart } from '../saved/save-cart.tsx'
import { reloadCart, usePricedCart } from '../store/cart-store.ts'
import { Columns, Waiting } from './cart-states.tsx'
import { CheckoutLink, PaymentMarks } from './checkout-link.tsx'
import { ExpressMethods } from './express-methods.tsx'
import { FootRow, FootSum, footEdge, saving } from './foot.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { Suggestions } from './suggestions.tsx'
import { Sums, useDiscountLabel } from './sums.tsx'

/** What the checkout supplies: its own vouchers. */
export type CartVoucher = {
  field: ReactNode
  isAsking: boolean
  applied: { cart: Cart; code: string; amount: number } | undefined
}
type OnWish = (line: ShownLine) => Promise<void>

/** The content of the cart, once its owner is known. */
export function CartContent({ onWish, voucher }: { onWish: OnWish; voucher: CartVoucher | undefined }) {
  const { t } = useTranslation('cart')
  useTranslation('products')
  const state = usePricedCart()
  const { owner, lines, isUnreachable, failure } = state
  const cart = state.cart && (voucher?.applied?.cart ?? state.cart)
  const isCalculating = state.isCalculating || voucher?.isAsking === true
  if (isUnreachable && !cart) return <Unreachable isPriced={lines.length > 0} />
  if (owner === 'unknown' || (lines.length > 0 && !cart)) return <Waiting text={t('waiting')} />
  if (lines.length === 0 || !cart)
    return (
      <>
        {failure && <NoticeProblem onRetry={failure.onRetry}>{failure.message}</NoticeProblem>}
        <Empty />
      </>
    )
  const groups = groupsOf(shownLinesOf(state))
  return (
    <Columns>
      <div>
        {/* Above the lines on phones, beside them on wider screens. */}
        <div className="xl:hidden">
          <FreeDelivery cart={cart} />
        </div>
        {failure && <NoticeProblem onRetry={failure.onRetry}>{failure.message}</NoticeProblem>}
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
        <Suggestions cart={cart} />
        <SaveCart cart={cart} />
      </div>
      <aside className="xl:sticky xl:top-5" aria-label={t('sum.title')}>
        <div className="rounded-card border border-line bg-surface p-5">
          <div className="max-xl:hidden">
            <FreeDelivery cart={cart} />
          </div>
          <Sums cart={cart} voucher={voucher?.applied} isCalculating={isCalculating} />
          {voucher?.field}
          <div className="mt-4.5 max-xl:hidden">
            <CheckoutLink cart={cart} />
          </div>
          <PaymentMarks />
          <ExpressMethods cart={cart} />
        </div>
        <p className="mt-4 flex gap-2.5 text-[13px] text-ink-2 [&>svg]:text-leaf">
          <Icon name="refresh" size={19} />
          {t('withdraw')}
        </p>
      </aside>
      <Foot cart={cart} isCalculating={isCalculating} />
    </Columns>
  )
}

const rule = 'border-b-[3px] border-double border-line-2'

type GroupProps = { group: LineGroup; isAlone: boolean; currency: Cart['currency']; onWish: OnWish }

function Group({ group: { name, lines }, isAlone, currency, onWish }: GroupProps) {
  const { t } = useTranslation('cart')
  const id = useId()
  const isOther = name === undefined
  const isUnnamed = isOther && isAlone
  return (
    <section aria-labelledby={id}>
      <div
        className={
          isUnnamed ? 'visually-hidden' : `${rule} flex flex-wrap items-baseline gap-x-3 pt-5 pb-2.5`
        }
      >
        <h2 id={id} className="text-h3 font-medium normal-nums">
          {t(isOther ? (isAlone ? 'group.all' : 'group.other') : 'group.protocol')}
        </h2>
        {name !== undefined && <p className="text-[13px] text-ink-2">{name}</p>}
      </div>
      <ul className={isUnnamed ? 'double-rule mt-3' : undefined}>
        {lines.map((line) => (
          <CartLine key={line.variantId} line={line} currency={currency} onWish={onWish} />
        ))}
      </ul>
    </section>
  )
}

/** On phones the total and the checkout button stay visible. */
function Foot({ cart, isCalculating }: { cart: Cart; isCalculating: boolean }) {
  const { t } = useTranslation('cart')
  const discountLabel = useDiscountLabel(cart, true)
  return (
    <div
      className={`${footEdge} sticky bottom-0 z-20 -mx-4 -mb-16 px-4 pt-3.5 pb-[calc(16px+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 xl:hidden`}
    >
      {cart.total_discount > 0 && (
        <FootRow className="text-small">
          <span className="text-ink-2">{discountLabel}</span>
          <span className={saving}>{formatChange(-cart.total_discount, cart.currency)}</span>
        </FootRow>
      )}
      <FootRow isBusy={isCalculating}>
        <span>
          <b className="font-semibold">{t('sum.total')}</b>{' '}
          <span className="text-small text-ink-3">{t('sum.with-vat')}</span>
        </span>
        <FootSum>{formatMoney(cart.total_with_delivery, cart.currency)}</FootSum>
      </FootRow>
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
  return <NoticeProblem onRetry={reloadCart}>{t(isPriced ? 'unpriced' : 'unreachable')}</NoticeProblem>
}
