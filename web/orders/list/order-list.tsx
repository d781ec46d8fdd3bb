import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ApiPath } from '#contract/calls.ts'
import type { OrderPage } from '#contract/orders.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Choice, SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import type { OnCart } from '../order-again.tsx'
import { ListFoot } from './list-foot.tsx'
import { type ListView, listPath, readListView, withListView } from './list-view.ts'
import { OrderCards } from './order-cards.tsx'
import { type OnArrived, useArrival, useArrived } from './use-arrived.ts'

type OrderListProps = {
  waiting: ReactNode
  onCart: OnCart
  /** In the list of a page with other content. */
  part?: boolean
}

/** Orders with a search, five at a time. */
export function OrderList({ waiting, onCart, part = false }: OrderListProps) {
  const { t } = useTranslation('orders')
  const [search, setSearch] = useSearchParams()
  const place = readListView(search)
  const go = (next: ListView) =>
    setSearch(withListView(search, next), { replace: true, preventScrollReset: true })
  const answer = useAccountData<OrderPage>(listPath(place, 1), { keepPreviousData: true })
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
            return isFiltered ? (
              <NoMatch onAll={() => go({ query: '', year: null, pages: 1 })} />
            ) : (
              <EmptyOrders />
            )
          return (
            <Found
              place={place}
              first={first}
              isOld={answer.isLoading}
              waiting={waiting}
              onCart={onCart}
              onMore={() => go({ ...place, pages: place.pages + 1 })}
            />
          )
        }}
      </Loaded>
    </div>
  )
}

/** Also while orders cannot be loaded, so that another search can be made. */
function useKnownYears(page: OrderPage | undefined): readonly number[] {
  const [years, setYears] = useState<readonly number[]>([])
  if (page && page.years.join() !== years.join()) setYears(page.years)
  return years
}

type FoundProps = {
  place: ListView
  first: OrderPage
  /** These are the orders of the search before. */
  isOld: boolean
  waiting: ReactNode
  onCart: OnCart
  onMore(): void
}

function Found({ place, first, isOld, waiting, onCart, onMore }: FoundProps) {
  const pages = Math.min(place.pages, first.total_pages)
  const more = Array.from({ length: pages - 1 }, (_, at) => listPath(place, at + 2))
  const { arrivedOf, onArrived } = useArrived()
  return (
    <>
      <div
        className="grid grid-cols-[minmax(0,1fr)] gap-3.5 aria-busy:opacity-55"
        aria-busy={isOld || undefined}
      >
        <OrderCards orders={first.data} onCart={onCart} />
        {more.map((path) => (
          <MorePage key={path} path={path} waiting={waiting} onCart={onCart} onArrived={onArrived} />
        ))}
      </div>
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

type MorePageProps = { path: ApiPath; waiting: ReactNode; onCart: OnCart; onArrived: OnArrived }

function MorePage({ path, waiting, onCart, onArrived }: MorePageProps) {
  const answer = useAccountData<OrderPage>(path)
  useArrival(path, answer.data?.data, onArrived)
  return (
    <Loaded answer={answer} waiting={waiting}>
      {({ data }) => <OrderCards orders={data} onCart={onCart} />}
    </Loaded>
  )
}

function EmptyOrders() {
  const { t } = useTranslation('orders')
  return (
    <EmptyState plant="olive" title={t('list.none-title')} text={t('list.none-text')}>
      <ShopLink to="/products" className="btn btn-primary">
        {t('list.to-products')}
      </ShopLink>
    </EmptyState>
  )
}

function NoMatch({ onAll }: { onAll(): void }) {
  const { t } = useTranslation('orders')
  return (
    <div className="card-sheet flex flex-col items-start py-8">
      <p role="status" className="max-w-[52ch] text-ink-2">
        {t('list.no-match')}
      </p>
      <button type="button" className="btn btn-plain mt-4" onClick={onAll}>
        {t('list.show-all')}
      </button>
    </div>
  )
}

type ListToolsProps = { place: ListView; years: readonly number[]; go(place: ListView): void }

/** Search and year. The search starts after a pause in typing. */
function ListTools({ place, years, go }: ListToolsProps) {
  const { t } = useTranslation('orders')
  const [typed, setTyped] = useDebouncedQuery(place.query, (query) => go({ ...place, query, pages: 1 }))
  const known = place.year === null || years.includes(place.year) ? years : [place.year, ...years]
  return (
    <Toolbar className="flex-[1_1_260px] justify-end">
      <SearchBox
        label={t('list.search')}
        maxLength={100}
        value={typed}
        className="max-w-90 flex-[1_1_230px]"
        onChange={setTyped}
      />
      <Choice
        label={t('list.year')}
        value={String(place.year ?? 0)}
        options={[
          { value: '0', label: t('list.all-years') },
          ...known.map((year) => ({ value: String(year), label: String(year) })),
        ]}
        className="min-w-37.5"
        onChange={(year) => go({ ...place, year: Number(year) || null, pages: 1 })}
      />
    </Toolbar>
  )
}
