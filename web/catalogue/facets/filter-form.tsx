import { type ChangeEvent, memo, type PointerEvent, useState } from 'react'
import { type Choosing, withAll } from '#domain/catalogue/choosing.ts'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import { toMajor } from '#domain/money.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Facet } from './facets.ts'

type FilterFormProps<List extends Choosing> = {
  id: string
  facets: readonly Facet[]
  listing: List
  /** What else the address says and is kept without JavaScript, as the parts of a query string. */
  kept?: string | undefined
  onToggle(group: FilterGroup, id: number): void
  onShowAll(group: FilterGroup): void
  addressOf(listing: List): string
  /** The pointer rests on an option: its result will probably be asked for. */
  onIntent?: ((group: FilterGroup, id: number) => void) | undefined
}

/** A plain GET form: with JavaScript each tick applies at once, without it the button sends them all. */
function Form<List extends Choosing>({
  id,
  facets,
  listing,
  kept = '',
  onToggle,
  onShowAll,
  addressOf,
  onIntent,
}: FilterFormProps<List>) {
  const { t } = useTranslation('products')
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onToggle(target.name as FilterGroup, Number(target.value))
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const box = (target as Element).closest('.option')?.querySelector('input')
    if (box) onIntent?.(box.name as FilterGroup, Number(box.value))
  }
  return (
    <form id={id} onPointerOver={onPointerOver} onSubmit={(event) => event.preventDefault()}>
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {listing.choice.price_max !== undefined && (
        <input type="hidden" name="price_max" value={toMajor(listing.choice.price_max)} />
      )}
      {facets.map(({ group, options, more }) => (
        <details key={group} className="facet" open>
          <summary>
            <h3>{t(`groups.${group}`)}</h3>
          </summary>
          <fieldset>
            <legend className="visually-hidden">{t(`groups.${group}`)}</legend>
            {group === 'brands' && more === 0 && options.length > 8 && <BrandSearch />}
            <ul>
              {options.map((option) => (
                <li key={option.id} className={option.depth ? `option-${option.depth}` : undefined}>
                  <label className={option.none ? 'option none' : 'option'}>
                    <input
                      type="checkbox"
                      className="check"
                      name={group}
                      value={option.id}
                      checked={listing.choice[group].includes(option.id)}
                      onChange={onChange}
                    />
                    <span>{option.name}</span>
                    <span className="n">{option.count}</span>
                  </label>
                </li>
              ))}
            </ul>
            {more > 0 && (
              <a
                className="link more"
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
          </fieldset>
        </details>
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

/** Narrows the list of brands below it while one types; it hides, so that nothing chosen is lost. */
function BrandSearch() {
  const { t } = useTranslation('products')
  const [none, setNone] = useState(false)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const wanted = plain(target.value)
    let found = 0
    for (const row of target.closest('fieldset')?.querySelectorAll('li') ?? []) {
      row.hidden = !plain(row.querySelector('span')?.textContent ?? '').includes(wanted)
      if (!row.hidden) found += 1
    }
    setNone(found === 0)
  }
  return (
    <>
      <input
        type="search"
        className="needs-script mt-2.5 h-11 w-full rounded-control border border-field bg-surface px-3 text-label"
        aria-label={t('filters.find-brand')}
        placeholder={t('filters.find-brand')}
        onChange={onChange}
      />
      <p role="status" className="text-small text-ink-3">
        {none && t('filters.no-brand')}
      </p>
    </>
  )
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
