import { type ReactNode, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderPage } from '#contract/orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import type { OnCart } from '../actions/order-again.tsx'
import { EmptyOrders, NoMatch } from './empty-orders.tsx'
import { ListFoot } from './list-foot.tsx'
import { type ListPlace, listPath, listSearch, readListPlace } from './list-place.ts'
import { ListTools } from './list-tools.tsx'
import { OrderCards } from './order-cards.tsx'

type OrderListProps = {
  waiting: ReactNode
  onCart: OnCart
  /** Of a page that shows more. */
  part?: boolean
}

/** Orders to search and to go through, five at a time. */
export function OrderList({ waiting, onCart, part = false }: OrderListProps) {
  const { t } = useTranslation('orders')
  const [search, setSearch] = useSearchParams()
  const place = readListPlace(search)
  const go = useCallback(
    (next: ListPlace) => setSearch(listSearch(next), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  const answer = useAccountData<OrderPage>(listPath(place, 1))
  const years = useKnownYears(answer.data)
  const isFiltered = place.query !== '' || place.year !== null
  const Title = part ? 'h2' : 'h1'
  return (
    <div className="@container/orders">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <Title className={part ? 'text-h2' : 'account-title'}>{t(part ? 'list.own' : 'list.title')}</Title>
        {(years.length > 0 || isFiltered) && <ListTools place={place} years={years} go={go} />}
      </div>
      <Loaded answer={answer} waiting={waiting}>
        {(first) => {
          if (first.total_results === 0)
            return isFiltered ? <NoMatch onAll={() => go({ query: '', year: null })} /> : <EmptyOrders />
          return (
            <Found key={listSearch(place)} place={place} first={first} waiting={waiting} onCart={onCart} />
          )
        }}
      </Loaded>
    </div>
  )
}

/** They are there while the next answer is not. */
function useKnownYears(page: OrderPage | undefined): readonly number[] {
  const [years, setYears] = useState<readonly number[]>([])
  if (page && page.years.join() !== years.join()) setYears(page.years)
  return years
}

type FoundProps = { place: ListPlace; first: OrderPage; waiting: ReactNode; onCart: OnCart }

function Found({ place, first, waiting, onCart }: FoundProps) {
  const [pages, setPages] = useState(1)
  const more = Array.from({ length: pages - 1 }, (_, at) => at + 2)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        <OrderCards orders={first.data} onCart={onCart} />
        {more.map((page) => (
          <MorePage key={page} path={listPath(place, page)} waiting={waiting} onCart={onCart} />
        ))}
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

function MorePage({ path, waiting, onCart }: { path: string; waiting: ReactNode; onCart: OnCart }) {
  const answer = useAccountData<OrderPage>(path)
  return (
    <Loaded answer={answer} waiting={waiting}>
      {({ data }) => <OrderCards orders={data} onCart={onCart} />}
    </Loaded>
  )
}
