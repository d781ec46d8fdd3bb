import type { AdminProductPage } from '#contract/admin-products.ts'
import { productFilters, productOrders, productQueryMaximum } from '#domain/catalogue/product-list.ts'
import { useDebouncedQuery } from '../../../platform/debounced-query.ts'
import { FilterLinks } from '../../../platform/filter-links.tsx'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Choice, SearchBox, Toolbar } from '../../../ui/toolbar.tsx'
import { type ProductsView, productsSearch } from './products-view.ts'

type ProductFiltersProps = {
  view: ProductsView
  /** Undefined until the list is loaded. */
  counts: AdminProductPage['counts'] | undefined
  onChange(view: ProductsView): void
}

/** States, search text and sort order. A new choice starts at page one. */
export function ProductFilters({ view, counts, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('admin-products')
  const choose = (part: Partial<ProductsView>) => onChange({ ...view, page: 1, ...part })
  const [typed, setTyped] = useDebouncedQuery(view.query, (query) => choose({ query }))
  return (
    <div className="mb-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2.5">
      <FilterLinks
        label={t('filters.label')}
        filters={productFilters}
        current={view.filter}
        addressOf={(filter) => `/admin/products${productsSearch({ ...view, filter, page: 1 })}`}
        nameOf={(filter) => t(`filters.${filter}`)}
        counts={counts}
      />
      <Toolbar dense className="flex-auto justify-end">
        <SearchBox
          label={t('search')}
          dense
          maxLength={productQueryMaximum}
          value={typed}
          className="w-70 max-md:w-full"
          onChange={setTyped}
        />
        <Choice
          dense
          className="max-md:flex-[1_1_140px]"
          label={t('order.label')}
          value={view.order}
          onChange={(order) => choose({ order: productOrders.find((each) => each === order) ?? 'updated' })}
          options={productOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
        />
      </Toolbar>
    </div>
  )
}
