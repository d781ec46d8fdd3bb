import type { OrderPage } from '#contract/orders.ts'
import { fullDate } from '../platform/dates.ts'
import { formatMoney } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { useAccountData } from '../platform/session/account-data.ts'
import { Loaded } from '../platform/session/loaded.tsx'
import { Thumb } from '../platform/thumb.tsx'
import { Card } from '../ui/card.tsx'
import { listPath } from './list/list-view.ts'
import { NewsText } from './list/news-text.tsx'
import { displayedState, StateBadge } from './state-badge.tsx'

const thumbs = 4

/** On a client's home page: their latest order and its state. */
export function LatestOrder() {
  const { t, language } = useTranslation('orders')
  const answer = useAccountData<OrderPage>(listPath({ query: '', year: null }, 1))
  return (
    <Card
      title={t('home.title')}
      end={
        <ShopLink to="/account/orders" className="link text-small">
          {t('home.all')}
        </ShopLink>
      }
    >
      <Loaded answer={answer}>
        {({ data: [order] }) =>
          order ? (
            <div className="mt-3.5 flex flex-wrap items-center gap-x-4.5 gap-y-3">
              <ul className="flex flex-wrap items-center gap-1.5">
                {order.items.slice(0, thumbs).map(({ name, product }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a product may occur twice in an order
                  <li key={at}>
                    <Thumb product={product} width={44} height={48} />
                    <span className="visually-hidden">{name}</span>
                  </li>
                ))}
              </ul>
              <div className="min-w-0 flex-[1_1_200px]">
                <p className="flex flex-wrap items-center gap-2.5">
                  <ShopLink to={`/account/orders/${order.id}`} className="link">
                    {order.number}
                  </ShopLink>
                  <StateBadge state={displayedState(order)} />
                  <span className="text-small text-ink-3">{fullDate(order.placed_at, language)}</span>
                </p>
                <p className="mt-1 text-small text-ink-2">
                  <NewsText order={order} />
                </p>
              </div>
              <b className="font-bold">{formatMoney(order.total, order.currency)}</b>
            </div>
          ) : (
            <p className="mt-1.5 text-ink-2">{t('home.none')}</p>
          )
        }
      </Loaded>
    </Card>
  )
}
