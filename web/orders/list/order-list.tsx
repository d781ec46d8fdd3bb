import { type ReactNode, useCallback, useState } from 'react'
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
import { type ListView, listPath, listSearch, readListView } from './list-view.ts'
import { OrderCards } from './order-cards.tsx'

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
  const go = useCallback(
    (next: ListView) => setSearch(listSearch(next), { replace: true, preventScrollReset: true }),
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

/** The previous orders stay until the next answer arrives. */
function useKnownYears(page: OrderPage | undefined): readonly number[] {
  const [years, setYears] = useState<readonly number[]>([])
  if (page && page.years.join() !== years.join()) setYears(page.years)
  return years
}

type FoundProps = { place: ListView; first: OrderPage; waiting: ReactNode; onCart: OnCart }

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

function MorePage({ path, waiting, onCart }: { path: ApiPath; waiting: ReactNode; onCart: OnCart }) {
  const answer = useAccountData<OrderPage>(path)
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
  const [typed, setTyped] = useDebouncedQuery(place.query, (query) => go({ ...place, query }))
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
        onChange={(year) => go({ ...place, year: Number(year) || null })}
      />
    </Toolbar>
  )
}
