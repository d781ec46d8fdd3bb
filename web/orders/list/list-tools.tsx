import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useTypedQuery } from '../../platform/typed-query.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListPlace } from './list-place.ts'

type ListToolsProps = { place: ListPlace; years: readonly number[]; go(place: ListPlace): void }

/** Search and year. What is typed is looked for after a pause. */
export function ListTools({ place, years, go }: ListToolsProps) {
  const { t } = useTranslation('orders')
  const [typed, setTyped] = useTypedQuery(place.query, (query) => go({ ...place, query }))
  const known = place.year === null || years.includes(place.year) ? years : [place.year, ...years]
  return (
    <search className="orders-tools">
      <div className="orders-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          className="field-control"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="field-box orders-years">
        <select
          className="field-control"
          aria-label={t('list.year')}
          value={place.year ?? 0}
          onChange={({ target }) => go({ ...place, year: Number(target.value) || null })}
        >
          <option value={0}>{t('list.all-years')}</option>
          {known.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        <span className="field-end">
          <Icon name="chevron-down" size={16} />
        </span>
      </div>
    </search>
  )
}
