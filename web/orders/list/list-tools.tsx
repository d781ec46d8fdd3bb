import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useTypedQuery } from '../../platform/typed-query.ts'
import { Choice, SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import type { ListPlace } from './list-place.ts'

type ListToolsProps = { place: ListPlace; years: readonly number[]; go(place: ListPlace): void }

/** Search and year. What is typed is looked for after a pause. */
export function ListTools({ place, years, go }: ListToolsProps) {
  const { t } = useTranslation('orders')
  const [typed, setTyped] = useTypedQuery(place.query, (query) => go({ ...place, query }))
  const known = place.year === null || years.includes(place.year) ? years : [place.year, ...years]
  return (
    <Toolbar className="flex-[1_1_260px] justify-end">
      <SearchBox
        label={t('list.search')}
        maxLength={100}
        value={typed}
        className="max-w-90 flex-[1_1_230px]"
        onChange={setTyped}
      />
      <Choice
        label={t('list.year')}
        value={String(place.year ?? 0)}
        options={[
          { value: '0', label: t('list.all-years') },
          ...known.map((year) => ({ value: String(year), label: String(year) })),
        ]}
        className="min-w-37.5"
        onChange={(year) => go({ ...place, year: Number(year) || null })}
      />
    </Toolbar>
  )
}
