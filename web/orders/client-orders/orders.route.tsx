import { type ReactNode, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import type { ClientOrderPage, ClientOrderSummary } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { recentDay, timeText } from '../../platform/dates.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { ListFoot } from '../list/list-foot.tsx'
import { OrderList } from '../list/order-list.tsx'
import { StateBadge } from '../state-badge.tsx'

export const handle = { frame: 'account' }

/** Orders of a practitioner's clients, and the practitioner's own orders. */
export default function PractitionerOrders() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  return (
    <AccountShell
      title={t('list.title')}
      types={practitionerTypes}
      heading={<h1 className="account-title">{t('list.title')}</h1>}
      waiting={<WaitingCard height="h-60" />}
    >
      <ClientOrders waiting={<WaitingCard height="h-60" />} />
      <div className="mt-12">
        <OrderList part waiting={<WaitingCard height="h-33" />} onCart={cartChanged} />
      </div>
    </AccountShell>
  )
}

const onPage = 10
const pagePath = (page: number) => `${clientOrderPaths.list}?page=${page}&limit=${onPage}` as const

/** Orders that contain a practitioner's own lines. */
function ClientOrders({ waiting }: { waiting: ReactNode }) {
  const { t } = useTranslation('orders')
  const [pages, setPages] = useState(1)
  const answer = useAccountData<ClientOrderPage>(pagePath(1))
  return (
    <section aria-labelledby="client-orders" className="@container/client-orders mt-5">
      <h2 id="client-orders" className="text-h2">
        {t('clients.title')}
      </h2>
      <Loaded answer={answer} waiting={waiting}>
        {(first) =>
          first.total_results === 0 ? (
            <p className="mt-2 max-w-[60ch] text-ink-2">{t('clients.none')}</p>
          ) : (
            <>
              <div className="card-sheet mt-4">
                <ul className="[&>li+li]:border-t [&>li+li]:border-line [&>li:first-child]:pt-0 [&>li:last-child]:pb-0">
                  <Rows orders={first.data} />
                  {Array.from({ length: pages - 1 }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change order
                    <MoreRows key={at} path={pagePath(at + 2)} />
                  ))}
                </ul>
              </div>
              <ListFoot
                total={first.total_results}
                shown={Math.min(pages * first.limit, first.total_results)}
                limit={first.limit}
                onMore={() => setPages(pages + 1)}
              />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function MoreRows({ path }: { path: ApiPath }) {
  const answer = useAccountData<ClientOrderPage>(path)
  if (answer.data) return <Rows orders={answer.data.data} />
  return (
    <li>
      <Loaded answer={answer}>{() => null}</Loaded>
    </li>
  )
}

function Rows({ orders }: { orders: readonly ClientOrderSummary[] }) {
  return orders.map((order) => <Row key={order.id} order={order} />)
}

const row =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3.5 [grid-template-areas:'name_sum'_'state_number'_'from_day'] " +
  "@min-[860px]/client-orders:grid-cols-[80px_minmax(0,3fr)_minmax(0,4fr)_150px_150px_110px] @min-[860px]/client-orders:[grid-template-areas:'number_name_from_day_state_sum']"

function Row({ order }: { order: ClientOrderSummary }) {
  const { t, language } = useTranslation('orders')
  const { client, placed_at } = order
  const day = recentDay(placed_at, new Date(), language)
  return (
    <li className={row}>
      <ShopLink
        to={`/account/practitioner/orders/${order.id}`}
        className="link justify-self-end [grid-area:number] @min-[860px]/client-orders:justify-self-start"
      >
        {order.number}
      </ShopLink>
      <b className="font-semibold [grid-area:name]">{client ? personName(client) : t('clients.by-link')}</b>
      <span className="text-ink-2 [grid-area:from]">{listText(order.protocols, language)}</span>
      <span className="text-end text-[13px] text-ink-2 [grid-area:day] first-letter:uppercase @min-[860px]/client-orders:text-start">
        {t('clients.placed', { day, time: timeText(placed_at, language) })}
      </span>
      <span className="[grid-area:state]">
        <StateBadge state={order.state} />
      </span>
      <b className="text-end font-semibold [grid-area:sum]">{formatMoney(order.total, order.currency)}</b>
    </li>
  )
}
