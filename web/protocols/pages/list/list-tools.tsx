import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useTypedQuery } from '../../../platform/typed-query.ts'
import { Choice, SearchBox, Toolbar } from '../../../ui/toolbar.tsx'
import { type ListPlace, sortings } from './list-place.ts'

type ListToolsProps = { place: ListPlace; go(place: ListPlace): void }

/** Search and order. What is typed is looked for after a pause. */
export function ListTools({ place, go }: ListToolsProps) {
  const { t } = useTranslation('protocols')
  const [typed, setTyped] = useTypedQuery(place.query, (query) => go({ ...place, query, page: 1 }))
  return (
    <Toolbar className="mb-5 justify-between">
      <SearchBox
        label={t('list.search')}
        maxLength={200}
        value={typed}
        className="max-w-90 flex-[1_1_260px]"
        onChange={setTyped}
      />
      <Choice
        label={t('order.label')}
        isLabelShown
        value={place.order}
        options={sortings.map((order) => ({ value: order, label: t(`order.${order}`) }))}
        className="w-50"
        onChange={(order) => go({ ...place, order: order as ListPlace['order'], page: 1 })}
      />
    </Toolbar>
  )
}
