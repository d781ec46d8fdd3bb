import { memo, useCallback, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import type { Facet } from './facets.ts'
import { FilterForm } from './filter-form.tsx'
import { type Listing, toggled, withAll } from './listing-query.ts'

export const filterFormId = 'filters'

type FilterPanelProps = {
  facets: readonly Facet[]
  listing: Listing
  choose(listing: Listing): void
  addressOf(listing: Listing): string
}

/** The filters beside the products: each choice applies at once, and is fetched while the pointer rests on it. */
export const FilterPanel = memo(function FilterPanel({
  facets,
  listing,
  choose,
  addressOf,
}: FilterPanelProps) {
  const { t } = useTranslation('products')
  const [likely, setLikely] = useState<string>()
  const onToggle = useCallback(
    (group: FilterGroup, id: number) => choose(toggled(listing, group, id)),
    [choose, listing],
  )
  const onShowAll = useCallback((group: FilterGroup) => choose(withAll(listing, group)), [choose, listing])
  const onIntent = useCallback(
    (group: FilterGroup, id: number) => setLikely(addressOf(toggled(listing, group, id))),
    [addressOf, listing],
  )
  return (
    <aside id="filter-panel" className="listing-filters">
      <h2 className="visually-hidden">{t('filters.title')}</h2>
      <FilterForm
        id={filterFormId}
        facets={facets}
        listing={listing}
        onToggle={onToggle}
        onShowAll={onShowAll}
        onIntent={onIntent}
        addressOf={addressOf}
      />
      {likely && <PrefetchPageLinks page={likely} />}
    </aside>
  )
})
