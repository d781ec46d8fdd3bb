import { memo, useCallback, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { Ranges } from '#contract/catalogue.ts'
import { type FilterParams, toggled, withAll, withLimits } from '#domain/catalogue/filter-params.ts'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import type { Limits } from '#domain/catalogue/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Facet } from './facets.ts'
import { FilterForm } from './filter-form.tsx'
import type { IngredientsCall } from './use-found-ingredients.ts'

export const filterFormId = 'filters'

type FilterPanelProps<List extends FilterParams> = {
  facets: readonly Facet[]
  ranges: Ranges | undefined
  listing: List
  kept?: string | undefined
  /** Whether a result is cached when it is prefetched. */
  canPrefetch: boolean
  ingredientsCall?: IngredientsCall | undefined
  choose(listing: List): void
  addressOf(listing: List): string
}

/** The filters beside the products: each choice applies at once, and is prefetched while the pointer rests on it. */
function Panel<List extends FilterParams>({
  facets,
  ranges,
  listing,
  kept,
  canPrefetch,
  ingredientsCall,
  choose,
  addressOf,
}: FilterPanelProps<List>) {
  const { t } = useTranslation('products')
  const [likely, setLikely] = useState<string>()
  const onToggle = useCallback(
    (group: FilterGroup, id: number) => choose(toggled(listing, group, id)),
    [choose, listing],
  )
  const onLimits = useCallback((limits: Limits) => choose(withLimits(listing, limits)), [choose, listing])
  const onShowAll = useCallback((group: FilterGroup) => choose(withAll(listing, group)), [choose, listing])
  const onIntent = useCallback(
    (group: FilterGroup, id: number) => setLikely(addressOf(toggled(listing, group, id))),
    [addressOf, listing],
  )
  return (
    <aside
      id="filter-panel"
      className="hidden target:mb-8 target:block @min-[1009px]/catalogue:m-0 @min-[1009px]/catalogue:block"
    >
      <h2 className="visually-hidden">{t('filters.title')}</h2>
      <FilterForm
        id={filterFormId}
        facets={facets}
        ranges={ranges}
        listing={listing}
        kept={kept}
        ingredientsCall={ingredientsCall}
        onToggle={onToggle}
        onLimits={onLimits}
        onShowAll={onShowAll}
        onIntent={canPrefetch ? onIntent : undefined}
        addressOf={addressOf}
      />
      {likely && <PrefetchPageLinks page={likely} />}
    </aside>
  )
}

export const FilterPanel = memo(Panel) as typeof Panel
