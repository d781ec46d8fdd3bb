import { type ChangeEvent, Fragment, memo, type PointerEvent, useState } from 'react'
import type { Ranges } from '#contract/catalogue.ts'
import { type FilterParams, withAll } from '#domain/catalogue/filter-params.ts'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import type { Limits } from '#domain/catalogue/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FacetSection } from './facet-section.tsx'
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

/** The indentation of nested options. */
const depths: Readonly<Record<number, string>> = { 1: 'pl-7', 2: 'pl-14' }

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
      {facets.map(({ group, options, more }) => (
        <Fragment key={group}>
          {group === 'availability' && limitFields}
          <FacetSection title={t(`groups.${group}`)}>
            <Options
              group={group}
              options={options}
              hasSearch={group === 'brands' && more === 0 && options.length > 8}
              chosen={listing.choice[group]}
              onChange={onChange}
            />
            {more > 0 && (
              <a
                className="link mt-1.5 inline-block text-[14px]"
                href={addressOf(withAll(listing, group))}
                rel="nofollow"
                onClick={(event) => {
                  event.preventDefault()
                  onShowAll(group)
                }}
              >
                {t('filters.more', { count: more, formatted: more })}
                <span className="visually-hidden">: {t(`groups.${group}`)}</span>
              </a>
            )}
          </FacetSection>
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

type OptionsProps = Pick<Facet, 'group' | 'options'> & {
  hasSearch: boolean
  chosen: readonly number[]
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** A search filters brands while typing. Options are hidden, not removed, so that chosen ones are kept. */
function Options({ group, options, hasSearch, chosen, onChange }: OptionsProps) {
  const { t } = useTranslation('products')
  const [typed, setTyped] = useState('')
  const isHidden = (name: string) => hasSearch && !plain(name).includes(plain(typed))
  return (
    <>
      {hasSearch && (
        <>
          <input
            type="search"
            className="mt-2.5 h-11 w-full rounded-control border border-field bg-surface px-3 text-label noscript:hidden"
            aria-label={t('filters.find-brand')}
            placeholder={t('filters.find-brand')}
            defaultValue={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status" className="text-small text-ink-3">
            {options.every(({ name }) => isHidden(name)) && t('filters.no-brand')}
          </p>
        </>
      )}
      <ul className="mt-2.5">
        {options.map((option) => (
          <li
            key={option.id}
            className={option.depth ? depths[option.depth] : undefined}
            hidden={isHidden(option.name)}
          >
            <label className={option.none ? 'option text-ink-3' : 'option'}>
              <input
                type="checkbox"
                className="check cursor-pointer"
                name={group}
                value={option.id}
                checked={chosen.includes(option.id)}
                onChange={onChange}
              />
              <span>{option.name}</span>
              <span>{option.count}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
