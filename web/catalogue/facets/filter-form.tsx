import { type ChangeEvent, Fragment, memo, type PointerEvent } from 'react'
import type { Ranges } from '#contract/catalogue.ts'
import { type FilterParams, withAll } from '#domain/catalogue/filter-params.ts'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import type { Limits } from '#domain/catalogue/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FacetOptions } from './facet-options.tsx'
import type { Facet } from './facets.ts'
import { LimitFields } from './limit-fields.tsx'
import type { IngredientsCall } from './use-found-ingredients.ts'

type FilterFormProps<List extends FilterParams> = {
  id: string
  facets: readonly Facet[]
  ranges: Ranges | undefined
  listing: List
  /** Other parameters of the URL, kept without JavaScript, as the parts of a query string. */
  kept?: string | undefined
  ingredientsCall?: IngredientsCall | undefined
  onToggle(group: FilterGroup, id: number): void
  onLimits(limits: Limits): void
  onShowAll(group: FilterGroup): void
  addressOf(listing: List): string
  /** The pointer rests on an option: its result will probably be requested. */
  onIntent?: ((group: FilterGroup, id: number) => void) | undefined
}

/** A plain GET form: with JavaScript each tick applies at once, without it the button submits the form. */
function Form<List extends FilterParams>({
  id,
  facets,
  ranges,
  listing,
  kept = '',
  ingredientsCall,
  onToggle,
  onLimits,
  onShowAll,
  addressOf,
  onIntent,
}: FilterFormProps<List>) {
  const { t } = useTranslation('products')
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onToggle(target.name as FilterGroup, Number(target.value))
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const box = (target as Element).closest('label')?.querySelector('input')
    if (box) onIntent?.(box.name as FilterGroup, Number(box.value))
  }
  const limitFields = ranges && (
    <LimitFields
      choice={listing.choice}
      ranges={ranges}
      ingredientsCall={ingredientsCall}
      onLimits={onLimits}
    />
  )
  return (
    <form id={id} onPointerOver={onPointerOver} onSubmit={(event) => event.preventDefault()}>
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => (
        <Fragment key={facet.group}>
          {facet.group === 'availability' && limitFields}
          <FacetOptions
            facet={facet}
            chosen={listing.choice[facet.group]}
            withAll={addressOf(withAll(listing, facet.group))}
            onChange={onChange}
            onShowAll={onShowAll}
          />
        </Fragment>
      ))}
      <noscript>
        <button type="submit" className="btn btn-primary">
          {t('filters.apply')}
        </button>
      </noscript>
    </form>
  )
}

export const FilterForm = memo(Form) as typeof Form
