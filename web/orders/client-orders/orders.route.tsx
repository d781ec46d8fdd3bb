import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ApiPath } from '#contract/calls.ts'
import type { ClientOrderPage } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { isUncertified, practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { PrepareDialog } from '../../baskets/start/prepare-dialog.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSeeNewOrders } from '../../platform/new-orders.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { pageParam } from '../../platform/url-params.ts'
import { OrderRows, OrderTable, type StateOf } from '../../practice/orders/order-table.tsx'
import { TableCard, WaitingCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cell, Row } from '../../ui/table.tsx'
import { ListFoot } from '../list/list-foot.tsx'
import { OrderList } from '../list/order-list.tsx'
import { type OnArrived, useArrival, useArrived } from '../list/use-arrived.ts'
import { StateBadge } from '../state-badge.tsx'

export const handle = { frame: 'account' }

/** Orders of a practitioner's clients, and the practitioner's own orders. */
export default function PractitionerOrders() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  useTranslation('practitioner-home')
  useTranslation('commission')
  useTranslation('clients')
  useTranslation('baskets')
  useSeeNewOrders()
  return (
    <AccountShell
      title={t('list.title')}
      types={practitionerTypes}
      heading={<Head />}
      waiting={<WaitingCard height="h-60" />}
    >
      <ClientOrders waiting={<WaitingCard height="h-60" />} />
      <OwnOrders />
    </AccountShell>
  )
}

function Head() {
  const { t } = useTranslation('orders')
  const { user } = useSession()
  const [isPreparing, setPreparing] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h1 className="account-title">{t('list.title')}</h1>
      {!isUncertified(user?.user_type_id) && (
        <button
          type="button"
          className={`btn btn-plain ${user ? '' : 'invisible'}`}
          onClick={() => setPreparing(true)}
        >
          <Icon name="bag" size={18} />
          {t('baskets:prepare')}
        </button>
      )}
      {isPreparing && <PrepareDialog onClose={() => setPreparing(false)} />}
    </div>
  )
}

/** Below the clients' orders, once their height is known. */
function OwnOrders() {
  const { data, error } = useAccountData<ClientOrderPage>(pagePath(1))
  if (!data && !error) return null
  return (
    <div className="mt-12">
      <OrderList part waiting={<WaitingCard height="h-33" />} onCart={cartChanged} />
    </div>
  )
}

const onPage = 10
/** In the URL: how many pages are shown. `pages` is for the list of the practitioner's own orders. */
const shownPages = 'client_pages'
const pagePath = (page: number) => `${clientOrderPaths.list}?page=${page}&limit=${onPage}` as const

/** Orders that contain a practitioner's own lines. */
function ClientOrders({ waiting }: { waiting: ReactNode }) {
  const { t } = useTranslation('orders')
  const [search, setSearch] = useSearchParams()
  const pages = pageParam(search, shownPages)
  const answer = useAccountData<ClientOrderPage>(pagePath(1))

  function showMore() {
    const next = new URLSearchParams(search)
    next.set(shownPages, String(pages + 1))
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  return (
    <section aria-labelledby="client-orders" className="mt-5">
      <h2 id="client-orders" className="text-h2">
        {t('clients.title')}
      </h2>
      <Loaded answer={answer} waiting={waiting}>
        {(first) =>
          first.total_results === 0 ? (
            <p className="mt-2 max-w-[60ch] text-ink-2">{t('clients.none')}</p>
          ) : (
            <Found first={first} pages={Math.min(pages, first.total_pages)} onMore={showMore} />
          )
        }
      </Loaded>
    </section>
  )
}

type FoundProps = { first: ClientOrderPage; pages: number; onMore(): void }

function Found({ first, pages, onMore }: FoundProps) {
  const more = Array.from({ length: pages - 1 }, (_, at) => pagePath(at + 2))
  const { arrivedOf, onArrived } = useArrived()
  return (
    <>
      <TableCard className="mt-4 md:pt-2">
        <OrderTable>
          <OrderRows orders={first.data} stateOf={stateOf} />
          {more.map((path) => (
            <MoreRows key={path} path={path} onArrived={onArrived} />
          ))}
        </OrderTable>
      </TableCard>
      <ListFoot
        total={first.total_results}
        shown={first.data.length + arrivedOf(more)}
        pages={pages}
        limit={first.limit}
        onMore={onMore}
      />
    </>
  )
}

const stateOf: StateOf = ({ state }) => <StateBadge state={state} />

function MoreRows({ path, onArrived }: { path: ApiPath; onArrived: OnArrived }) {
  const answer = useAccountData<ClientOrderPage>(path)
  useArrival(path, answer.data?.data, onArrived)
  if (answer.data) return <OrderRows orders={answer.data.data} stateOf={stateOf} />
  return (
    <Row>
      <Cell colSpan={7}>
        <Loaded answer={answer}>{() => null}</Loaded>
      </Cell>
    </Row>
  )
}
