import type { AdminOrderPage } from '#contract/admin-orders.ts'
import { countryName } from '#domain/country-name.ts'
import { orderPeriods, orderShelves } from '#domain/orders/shelves.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useTypedQuery } from '../../platform/typed-query.ts'
import { Choice, SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { type DeskView, deskSearch } from './desk-view.ts'

type DeskFiltersProps = { view: DeskView; page: AdminOrderPage; onChange(view: DeskView): void }

/** Shelves, country, period and words. Another choice begins at its first page. */
export function DeskFilters({ view, page, onChange }: DeskFiltersProps) {
  const { t, language } = useTranslation('admin-orders')
  const choose = (part: Partial<DeskView>) => onChange({ ...view, page: 1, ...part })
  const [typed, setTyped] = useTypedQuery(view.query, (query) => choose({ query }))
  // Trouble is rare: without any there is nothing to look into.
  const shown = orderShelves.filter(
    (shelf) => shelf !== 'attention' || shelf === view.shelf || page.shelves.attention > 0,
  )
  const countries = page.countries
    .map((code) => ({ code, name: countryName(code, language) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return (
    <div className="order-desk-filters">
      <nav aria-label={t('shelves.label')}>
        <ul className="order-shelves">
          {shown.map((shelf) => (
            <li key={shelf}>
              <ShopLink
                to={`/admin/orders${deskSearch({ ...view, shelf, page: 1, order: undefined })}`}
                className="order-shelf"
                aria-current={shelf === view.shelf ? 'page' : undefined}
              >
                {t(`shelves.${shelf}`)} <span>{formatNumber(page.shelves[shelf], language)}</span>
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
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
