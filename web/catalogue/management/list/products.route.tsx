import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProductPage } from '#contract/admin-products.ts'
import { AdminShell, AdminTitle } from '../../../admin/admin-shell.tsx'
import { formatNumber } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../../platform/links.tsx'
import { ResultPage } from '../../../platform/result-page.tsx'
import type { Selection } from '../../../platform/selection.ts'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Loaded } from '../../../platform/session/loaded.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { NewProductForm } from './new-product-form.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'
import { listSearch, type ProductsView, productsSearch, readProductsView } from './products-view.ts'

export const handle = { frame: 'own' }

export default function ProductsRoute() {
  const { t } = useTranslation('admin-products')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('admin')
  useTranslation('products')
  return (
    <AdminShell title={t('title')}>
      <Products />
    </AdminShell>
  )
}

function Products() {
  const { t } = useTranslation('admin-products')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const view = readProductsView(search)
  const [isCreating, setCreating] = useState(false)
  const answer = useAccountData<AdminProductPage>(`${adminProductPaths.list}${listSearch(view)}`, {
    keepPreviousData: true,
  })
  const goTo = (next: ProductsView) =>
    void navigate(pathOf(`/admin/products${productsSearch(next)}`), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminTitle>{t('title')}</AdminTitle>
        <button type="button" className="btn btn-primary" onClick={() => setCreating(true)}>
          <Icon name="plus" size={18} />
          {t('new.title')}
        </button>
      </div>
      <ProductFilters view={view} counts={answer.data?.counts} onChange={goTo} />
      <Loaded answer={answer}>{(page) => <Results view={view} page={page} />}</Loaded>
      {isCreating && <NewProductForm onClose={() => setCreating(false)} />}
    </>
  )
}

function Results({ view, page }: { view: ProductsView; page: AdminProductPage }) {
  const { t, language } = useTranslation('admin-products')
  const pathOf = useLanguagePath()
  const [selection, setSelection] = useState<Selection>(new Set())
  const count = page.total_results
  return (
    <>
      <p role="status" className="text-small text-ink-2">
        {t('found', { count, formatted: formatNumber(count, language) })}
      </p>
      <BulkBar products={page.data} selection={selection} onClear={() => setSelection(new Set())} />
      <ResultPage
        page={view.page}
        pages={page.total_pages}
        addressOf={(to) => pathOf(`/admin/products${productsSearch({ ...view, page: to })}`)}
        className="mt-3"
        isEmpty={page.data.length === 0}
        empty={
          <EmptyState plant="olive" title={t('none')}>
            <ShopLink to="/admin/products" className="btn btn-plain">
              {t('show-all')}
            </ShopLink>
          </EmptyState>
        }
      >
        <ProductTable products={page.data} selection={selection} onSelect={setSelection} />
      </ResultPage>
    </>
  )
}
