import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FacetSection } from './facet-section.tsx'
import { type Facet, positionOfFirstNew } from './facets.ts'

type FacetOptionsProps = {
  facet: Facet
  chosen: readonly number[]
  /** The address of the listing with all options of the group. */
  withAll: string
  onChange(event: ChangeEvent<HTMLInputElement>): void
  onShowAll(group: FilterGroup): void
}

/** The indentation of nested options. */
const depths: Readonly<Record<number, string>> = { 1: 'pl-7', 2: 'pl-14' }

/** A group of filters: the first options, and a link that shows the rest. */
export function FacetOptions({ facet, chosen, withAll, onChange, onShowAll }: FacetOptionsProps) {
  const { t } = useTranslation('products')
  const { group, options, more } = facet
  const { list, remember } = useFocusOnRest(facet)
  return (
    <FacetSection title={t(`groups.${group}`)}>
      <Options
        group={group}
        options={options}
        hasSearch={group === 'brands' && more === 0 && options.length > 8}
        list={list}
        chosen={chosen}
        onChange={onChange}
      />
      {more > 0 && (
        <a
          className="link mt-1.5 inline-block text-[14px]"
          href={withAll}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault()
            remember()
            onShowAll(group)
          }}
        >
          {t('filters.more', { count: more, formatted: more })}
          <span className="visually-hidden">: {t(`groups.${group}`)}</span>
        </a>
      )}
    </FacetSection>
  )
}

/** The link that shows the rest is removed with its focus, which the first option that it brought gets. */
function useFocusOnRest({ options, more }: Pick<Facet, 'options' | 'more'>) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<Facet['options']>(undefined)
  useEffect(() => {
    if (!before.current || more > 0) return
    const position = positionOfFirstNew(options, before.current)
    before.current = undefined
    if (document.activeElement === document.body) list.current?.querySelectorAll('input')[position]?.focus()
  }, [options, more])
  const remember = () => {
    before.current = options
  }
  return { list, remember }
}

type OptionsProps = Pick<Facet, 'group' | 'options'> & {
  hasSearch: boolean
  list: RefObject<HTMLUListElement | null>
  chosen: readonly number[]
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** A search filters brands while typing. Options are hidden, not removed, so that chosen ones are kept. */
function Options({ group, options, hasSearch, list, chosen, onChange }: OptionsProps) {
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
      <ul ref={list} className="mt-2.5">
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
