import { type ClientFilter, clientFilters, clientSortings } from '#domain/clients/client-list.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
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
  const [typed, setTyped] = useDebouncedQuery(view.keyword, (keyword) => choose({ keyword }))
  // Few practices archive anybody: without archived clients, the filter is hidden.
  const shown = clientFilters.filter(
    (filter) => filter !== 'archived' || filter === view.filter || (counts.archived ?? 0) > 0,
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Toolbar className="w-full sm:w-auto sm:flex-1">
        <SearchBox label={t('search')} maxLength={200} value={typed} className="w-full" onChange={setTyped} />
      </Toolbar>
      <FilterLinks
        label={t('filter.label')}
        filters={shown}
        current={view.filter}
        addressOf={(filter) => `/account/practitioner/clients${clientsSearch({ ...view, filter, page: 1 })}`}
        nameOf={(filter) => t(`filter.${filter}`)}
        counts={counts}
        className="order-last w-full"
      />
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
