import type { AdminOrderPage } from '#contract/admin-orders.ts'
import { countryName } from '#domain/country-name.ts'
import { type OrderFilter, orderFilters, orderPeriods } from '#domain/orders/order-filters.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Choice, SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { type OrdersView, ordersSearch } from './orders-view.ts'

type OrderFiltersProps = { view: OrdersView; page: AdminOrderPage; onChange(view: OrdersView): void }

/** Hidden while there are no such orders. */
const rareFilters: readonly OrderFilter[] = ['payment_failed', 'attention']

/** Order filters, country, period and search text. A new choice starts at page one. */
export function OrderFilters({ view, page, onChange }: OrderFiltersProps) {
  const { t, language } = useTranslation('admin-orders')
  const choose = (part: Partial<OrdersView>) => onChange({ ...view, page: 1, ...part })
  const [typed, setTyped] = useDebouncedQuery(view.query, (query) => choose({ query }))
  const shown = orderFilters.filter(
    (filter) => !rareFilters.includes(filter) || filter === view.filter || page.counts[filter] > 0,
  )
  const countries = page.countries
    .map((code) => ({ code, name: countryName(code, language) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return (
    <div
      className={`mb-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2.5 ${view.order === undefined ? '' : 'max-[1280px]:hidden'}`}
    >
      <FilterLinks
        label={t('filters.label')}
        filters={shown}
        current={view.filter}
        addressOf={(filter) => `/admin/orders${ordersSearch({ ...view, filter, page: 1, order: undefined })}`}
        nameOf={(filter) => t(`filters.${filter}`)}
        counts={page.counts}
      />
      <Toolbar dense className="flex-auto justify-end">
        <SearchBox
          label={t('search')}
          dense
          maxLength={100}
          value={typed}
          className="w-65 max-md:w-full"
          onChange={setTyped}
        />
        <Choice
          dense
          className="max-md:flex-[1_1_140px]"
          label={t('country')}
          value={view.country ?? 'all'}
          onChange={(country) => choose({ country: country === 'all' ? undefined : country })}
          options={[
            { value: 'all', label: t('all-countries') },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Choice
          dense
          className="max-md:flex-[1_1_140px]"
          label={t('period')}
          value={view.period}
          onChange={(period) => choose({ period: orderPeriods.find((each) => each === period) ?? 'ever' })}
          options={orderPeriods.toReversed().map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      </Toolbar>
    </div>
  )
}
