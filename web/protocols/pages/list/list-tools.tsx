import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useTypedQuery } from '../../../platform/typed-query.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type ListPlace, sortings } from './list-place.ts'

type ListToolsProps = { place: ListPlace; go(place: ListPlace): void }

/** Search and order. What is typed is looked for after a pause. */
export function ListTools({ place, go }: ListToolsProps) {
  const { t } = useTranslation('protocols')
  const [typed, setTyped] = useTypedQuery(place.query, (query) => go({ ...place, query, page: 1 }))
  return (
    <search className="protocols-tools">
      <div className="protocols-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          className="field-control"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <label className="protocols-order">
        <span>{t('order.label')}</span>
        <span className="field-box">
          <select
            className="field-control"
            value={place.order}
            onChange={({ target }) => go({ ...place, order: target.value as ListPlace['order'], page: 1 })}
          >
            {sortings.map((order) => (
              <option key={order} value={order}>
                {t(`order.${order}`)}
              </option>
            ))}
          </select>
          <span className="field-end">
            <Icon name="chevron-down" size={16} />
          </span>
        </span>
      </label>
    </search>
  )
}
