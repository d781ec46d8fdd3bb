import type { OrderSummary } from '#contract/orders.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { fullDate } from '../../platform/moments.ts'
import { Thumb } from '../../platform/thumb.tsx'
import type { OnCart } from '../actions/order-again.tsx'
import { orderStanding } from '../standing.ts'
import { StateBadge } from '../state-badge.tsx'
import { NewsText } from './news-text.tsx'
import { OrderActs } from './order-acts.tsx'

const thumbs = 5

export function OrderCards({ orders, onCart }: { orders: readonly OrderSummary[]; onCart: OnCart }) {
  return orders.map((order) => <OrderCard key={order.id} order={order} onCart={onCart} />)
}

function OrderCard({ order, onCart }: { order: OrderSummary; onCart: OnCart }) {
  const { t, language } = useTranslation('orders')
  const { items } = order
  const count = items.length
  return (
    <article className="card-sheet order-card" aria-labelledby={`order-${order.id}`}>
      <div className="order-card-head">
        <h2 id={`order-${order.id}`}>
          <ShopLink to={`/account/orders/${order.id}`} className="link">
            {order.number}
          </ShopLink>
        </h2>
        <p className="order-card-when">
          <span className="text-small text-ink-2">{fullDate(order.placed_at, language)}</span>
          <StateBadge state={orderStanding(order)} />
        </p>
      </div>
      <div className="order-card-goods">
        <ul className="order-thumbs">
          {items.slice(0, thumbs).map(({ name, quantity, product }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand in an order twice
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
      <p className="order-card-sum">
        <b>{formatMoney(order.total, order.currency)}</b>
        <span className="text-small text-ink-3">
          {t('products', { count, formatted: formatNumber(count, language) })}
        </span>
      </p>
      <OrderActs order={order} onCart={onCart} />
    </article>
  )
}
