import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useOrderAccess } from '../../platform/order-access.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { Card } from '../../ui/card.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { CancelButton } from '../cancel-button.tsx'
import { DocumentButton } from '../document-button.tsx'
import type { OnCart } from '../order-again.tsx'
import { displayedState } from '../state-badge.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { ExpectedPlate } from './expected-plate.tsx'
import { OrderColumns, orderPage, orderStack } from './layout.tsx'
import { OrderHead } from './order-head.tsx'
import { ProductsCard } from './products-card.tsx'
import { RefundCard } from './refund-card.tsx'
import { Timeline } from './timeline.tsx'
import { stageOf, timelineOf } from './timeline-steps.ts'
import { WaitingNotice } from './waiting-notice.tsx'

type OrderDetailProps = {
  order: Order
  /** If it ended unpaid, its items are in the reader's cart again. */
  isInCart: boolean
  onCart: OnCart
  /** From subtotal to total, with explanations. */
  sums: ReactNode
}

/** Everything about a user's own order: its state, items, price and available actions. */
export function OrderDetail({ order, isInCart, onCart, sums }: OrderDetailProps) {
  const page = useFocusIfLost<HTMLDivElement>(titleOf)
  return (
    <div ref={page} className={orderPage}>
      <OrderHead order={order} onCart={onCart} />
      <WaitingNotice order={order} />
      <EndedNotice order={order} isInCart={isInCart} />
      <OrderColumns>
        <div className={orderStack}>
          <ProgressCard order={order} />
          <ProductsCard items={order.items} currency={order.price.currency} totalItems={order.total_items} />
        </div>
        <div className={orderStack}>
          <PaidCard order={order} sums={sums} />
          <RefundCard order={order} />
          <CancelOrReturnCard order={order} />
          <DocumentsCard order={order} />
          <ReactionLink order={order} />
          <AskLink order={order} />
          <AddressesCard order={order} />
        </div>
      </OrderColumns>
    </div>
  )
}

const titleOf = (page: HTMLElement) => page.querySelector<HTMLElement>('h1')

function ProgressCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const steps = timelineOf(order)
  const standing = displayedState(order)
  // An order that ended after its payment failed; an order awaiting payment has its own notice.
  const isCalledOtherwise = order.state === 'cancelled' && standing !== order.state
  return (
    <section
      className="card-sheet grid gap-x-8 gap-y-5 @min-[620px]/order:grid-cols-[minmax(0,1fr)_260px]"
      aria-labelledby="order-progress"
    >
      <div>
        <h2 id="order-progress" className="text-h3 font-medium">
          {t(isCalledOtherwise ? `state.${standing}` : `progress.${stageOf(steps)}`)}
        </h2>
        <Timeline steps={steps} expected={order.expected} method={order.payment?.method.name} />
      </div>
      <ExpectedPlate order={order} />
    </section>
  )
}

/** For clients who feel unwell after taking something of it. */
function ReactionLink({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { isGuest, pageOf } = useOrderAccess()
  // A report is about somebody's health, and needs an account.
  if (isGuest || order.items.every(({ shipped }) => shipped === 0)) return null
  return (
    <ShopLink to={`${pageOf(order.id)}/reaction`} className="link justify-self-start text-small">
      {t('reaction')}
    </ShopLink>
  )
}

/** The contact form, about this order. */
function AskLink({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <ShopLink to={`/contact?order=${order.number}`} className="link justify-self-start text-small">
      {t('ask')}
    </ShopLink>
  )
}

/** Invoice and credit notes. Without credit notes the invoice is at the top of the page. */
function DocumentsCard({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { region } = useShop()
  if (order.documents.length < 2) return null
  return (
    <Card title={t('documents.title')}>
      <ul className="mt-3 grid gap-2">
        {order.documents.map(({ kind, number, issued_at }) => (
          <li key={number}>
            <DocumentButton orderId={order.id} number={number} className="w-full justify-start text-start">
              <span>
                {t(`documents.${kind}`, { number })}
                <span className="block text-small font-normal text-ink-2">
                  {shopDayText(region, issued_at, language)}
                </span>
              </span>
            </DocumentButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `sums`: from subtotal to total, with explanations. */
type PaidCardProps = { order: Order; sums: ReactNode }

function PaidCard({ order, sums }: PaidCardProps) {
  const { t } = useTranslation('orders')
  const { paid_at, payment, price, refunded } = order
  return (
    <Card title={t(paid_at === null ? 'paid.title-unpaid' : 'paid.title')}>
      <div className="mt-2">{sums}</div>
      {refunded > 0 && (
        <p className="mt-3.5 flex justify-between gap-4 border-t border-line pt-3">
          <span>{t('paid.refunded')}</span>
          <b className="font-bold whitespace-nowrap text-leaf">{formatMoney(refunded, price.currency)}</b>
        </p>
      )}
      {payment && (
        <p className="mt-3.5 flex items-center gap-3 border-t border-line pt-3.5">
          <img src={payment.method.mark} width={58} height={32} alt="" />
          <span className="text-small text-ink-2">
            {payment.detail ? `${payment.method.name}, ${payment.detail}` : payment.method.name}
          </span>
        </p>
      )}
    </Card>
  )
}

/** An order can be cancelled before it is packed, and withdrawn from afterwards. */
function CancelOrReturnCard({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { region } = useShop()
  const { pageOf } = useOrderAccess()
  const { can_cancel, can_withdraw, withdraw_until: until } = order
  const isUnpaid = order.state === 'pending_payment'
  if (isUnpaid || !(can_cancel || can_withdraw || until)) return null
  const day = until && shopDayText(region, until, language)
  return (
    <Card title={t('mind.title')}>
      <p className="mt-1.5 text-small text-ink-2">
        {can_cancel
          ? t('mind.cancel')
          : can_withdraw
            ? day
              ? t('mind.until', { day })
              : t('mind.not-arrived')
            : t('mind.over', { day: day ?? '' })}
      </p>
      {can_cancel && <CancelButton order={order} className="mt-3.5 w-full" label={t('cancel.confirm')} />}
      {can_withdraw && (
        <ShopLink
          to={`${pageOf(order.id)}/withdraw`}
          className={can_cancel ? 'link mt-3 inline-block text-small' : 'btn btn-plain mt-3.5 w-full'}
        >
          {t(can_cancel ? 'mind.withdraw-part' : 'mind.withdraw')}
        </ShopLink>
      )}
    </Card>
  )
}
