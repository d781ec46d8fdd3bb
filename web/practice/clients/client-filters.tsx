import { type ClientFilter, clientFilters, clientSortings } from '#domain/clients/client-list.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useTypedQuery } from '../../platform/typed-query.ts'
import { Choice, SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { type ClientsView, clientsSearch } from './clients-view.ts'

type ClientFiltersProps = {
  view: ClientsView
  /** As far as they are known. */
  counts: { readonly [Filter in ClientFilter]?: number | undefined }
  onChange(view: ClientsView): void
}

/** Search, filters and sort order. A new choice starts at page one. */
export function ClientFilters({ view, counts, onChange }: ClientFiltersProps) {
  const { t } = useTranslation('clients')
  const choose = (part: Partial<ClientsView>) => onChange({ ...view, page: 1, ...part })
  const [typed, setTyped] = useTypedQuery(view.keyword, (keyword) => choose({ keyword }))
  // Few practices archive anybody: without archived clients, the filter is hidden.
  const shown = clientFilters.filter(
    (filter) => filter !== 'archived' || filter === view.filter || (counts.archived ?? 0) > 0,
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Toolbar className="w-full sm:w-auto sm:flex-1">
        <SearchBox label={t('search')} maxLength={200} value={typed} className="w-full" onChange={setTyped} />
      </Toolbar>
      <nav aria-label={t('filter.label')} className="order-last w-full">
        <ul className="flex flex-wrap items-center gap-2">
          {shown.map((filter) => (
            <li key={filter}>
              <FilterLink view={view} filter={filter} count={counts[filter]} />
            </li>
          ))}
        </ul>
      </nav>
      <Choice
        label={t('sort.label')}
        className="w-full sm:w-44"
        value={view.sort}
        options={clientSortings.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChange={(sort) => choose({ sort: clientSortings.find((each) => each === sort) ?? 'last-order' })}
      />
    </div>
  )
}

type FilterLinkProps = { view: ClientsView; filter: ClientFilter; count: number | undefined }

function FilterLink({ view, filter, count }: FilterLinkProps) {
  const { t, language } = useTranslation('clients')
  return (
    <ShopLink
      to={`/account/practitioner/clients${clientsSearch({ ...view, filter, page: 1 })}`}
      className="group inline-flex min-h-10 items-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-[14px] font-strong whitespace-nowrap hover:border-field aria-[current]:border-bottle aria-[current]:bg-tint aria-[current]:font-bold aria-[current]:text-bottle"
      aria-current={filter === view.filter ? 'page' : undefined}
    >
      {t(`filter.${filter}`)}{' '}
      <span className="min-w-[2ch] text-center text-ink-3 tabular-nums group-aria-[current]:text-bottle">
        {count !== undefined && formatNumber(count, language)}
      </span>
    </ShopLink>
  )
}
