import type { OrderSummary } from '#contract/orders.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { CancelButton } from '../cancel-button.tsx'
import { DocumentButton } from '../document-button.tsx'
import { type OnCart, OrderAgain } from '../order-again.tsx'
import { displayedState, StateBadge } from '../state-badge.tsx'
import { mainOrderAction, NewsText } from './news-text.tsx'

const thumbs = 5
const areas =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3.5 [grid-template-areas:'head_sum'_'goods_goods'_'acts_acts'] " +
  "@min-[860px]/orders:grid-cols-[190px_minmax(0,1fr)_130px_190px] @min-[860px]/orders:items-center @min-[860px]/orders:gap-6 @min-[860px]/orders:py-5 @min-[860px]/orders:[grid-template-areas:'head_goods_sum_acts']"

export function OrderCards({ orders, onCart }: { orders: readonly OrderSummary[]; onCart: OnCart }) {
  return orders.map((order) => <OrderCard key={order.id} order={order} onCart={onCart} />)
}

function OrderCard({ order, onCart }: { order: OrderSummary; onCart: OnCart }) {
  const { t, language } = useTranslation('orders')
  const { items } = order
  const count = items.length
  // Its button to cancel is gone with the state of the order.
  const card = useFocusIfLost<HTMLElement>(linkOf)
  return (
    <article
      ref={card}
      data-testid="order-card"
      className={`card-sheet ${areas}`}
      aria-labelledby={`order-${order.id}`}
    >
      <div className="[grid-area:head]">
        <h2 id={`order-${order.id}`} className="font-sans font-normal [letter-spacing:0]">
          <ShopLink to={`/account/orders/${order.id}`} className="link">
            {order.number}
          </ShopLink>
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 @min-[860px]/orders:flex-col @min-[860px]/orders:items-start @min-[860px]/orders:gap-2">
          <span className="text-small text-ink-2">{fullDate(order.placed_at, language)}</span>
          <StateBadge state={displayedState(order)} />
        </p>
      </div>
      <div className="min-w-0 [grid-area:goods]">
        <ul className="flex flex-wrap items-center gap-1.5">
          {items.slice(0, thumbs).map(({ name, quantity, product }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may occur twice in an order
            <li key={at}>
              <Thumb product={product} width={52} height={58} />
              <span className="visually-hidden">
                {t('list.packs-of', { quantity: formatNumber(quantity, language), name })}
              </span>
            </li>
          ))}
          {count > thumbs && (
            <li className="text-small font-semibold text-ink-2">+{formatNumber(count - thumbs, language)}</li>
          )}
        </ul>
        <p className="mt-2 text-small text-ink-2">
          <NewsText order={order} />
        </p>
      </div>
      <p className="text-end [grid-area:sum]">
        <b className="block text-[20px]/6.5 font-bold whitespace-nowrap">
          {formatMoney(order.total, order.currency)}
        </b>
        <span className="text-small text-ink-3">
          {t('products', { count, formatted: formatNumber(count, language) })}
        </span>
      </p>
      <OrderActions order={order} onCart={onCart} />
    </article>
  )
}

const linkOf = (card: HTMLElement) => card.querySelector<HTMLElement>('h2 a')

/** The available actions: the likeliest first, and one more. */
function OrderActions({ order, onCart }: { order: OrderSummary; onCart: OnCart }) {
  const { t } = useTranslation('orders')
  const act = mainOrderAction(order)
  return (
    <div className="flex flex-wrap gap-2 [grid-area:acts] *:basis-full @min-[860px]/orders:flex-col @min-[860px]/orders:*:basis-auto [&>.btn]:min-h-11 [&>.btn]:flex-auto @min-[860px]/orders:[&>.btn]:min-h-10 @min-[860px]/orders:[&>.btn]:flex-none">
      {act === 'again' ? (
        <OrderAgain orderId={order.id} onCart={onCart} className="btn-outline btn-dense" />
      ) : (
        <ShopLink to={`/account/orders/${order.id}`} className="btn btn-primary btn-dense">
          {t(act === 'pay' ? 'list.pay' : 'list.follow')}
        </ShopLink>
      )}
      {order.can_cancel ? (
        <CancelButton order={order} className="btn-dense" />
      ) : (
        order.invoice && (
          <DocumentButton orderId={order.id} number={order.invoice} className="btn-dense">
            {t('invoice')}
          </DocumentButton>
        )
      )}
    </div>
  )
}
