import { useNavigate, useSearchParams } from 'react-router'
import type { StockPage } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { stockFilters } from '#domain/catalogue/stock/reasons.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { StockTable } from './stock-table.tsx'
import { readStockView, type StockView, stockSearch } from './stock-view.ts'

export const handle = { frame: 'own' }

const address = '/admin/stock'

/** What is in the warehouse. */
export default function StockRoute() {
  const { t } = useTranslation('stock')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('products')
  return (
    <AdminShell title={t('title')}>
      <AdminTitle>{t('title')}</AdminTitle>
      <StockList />
    </AdminShell>
  )
}

function StockList() {
  const { t } = useTranslation('stock')
  const [search] = useSearchParams()
  const pathOf = useLanguagePath()
  const view = readStockView(search)
  const answer = useAccountData<StockPage>(`${stockPaths.list}${stockSearch(view)}`, {
    keepPreviousData: true,
  })
  return (
    <Loaded answer={answer}>
      {(page) => (
        <>
          <StockFilters view={view} page={page} />
          <ResultPage
            page={view.page}
            pages={page.total_pages}
            addressOf={(other) => pathOf(`${address}${stockSearch({ ...view, page: other })}`)}
            isEmpty={page.data.length === 0}
            empty={<EmptyState plant="olive" title={t('none')} />}
          >
            <StockTable rows={page.data} />
          </ResultPage>
        </>
      )}
    </Loaded>
  )
}

function StockFilters({ view, page }: { view: StockView; page: StockPage }) {
  const { t } = useTranslation('stock')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [typed, setTyped] = useDebouncedQuery(
    view.query,
    (query) =>
      void navigate(pathOf(`${address}${stockSearch({ ...view, query, page: 1 })}`), {
        replace: true,
        preventScrollReset: true,
      }),
  )
  return (
    <div className="my-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2.5">
      <FilterLinks
        label={t('filters.label')}
        filters={stockFilters}
        current={view.filter}
        addressOf={(filter) => `${address}${stockSearch({ ...view, filter, page: 1 })}`}
        nameOf={(filter) => t(`filters.${filter}`)}
        counts={page.counts}
      />
      <Toolbar dense className="flex-auto justify-end">
        <SearchBox
          label={t('search')}
          dense
          maxLength={100}
          value={typed}
          className="w-80 max-md:w-full"
          onChange={setTyped}
        />
      </Toolbar>
    </div>
  )
}
