import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type ListPlace, sortings } from './list-place.ts'

const pauseMs = 300

type ListToolsProps = { place: ListPlace; go(place: ListPlace): void }

/** Search and order. What is typed is looked for after a pause. */
export function ListTools({ place, go }: ListToolsProps) {
  const { t } = useTranslation('protocols')
  const [typed, setTyped] = useTypedQuery(place, go)
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

/** Going back brings what was looked for back into the field. */
function useTypedQuery(place: ListPlace, go: (place: ListPlace) => void) {
  const [typed, setTyped] = useState(place.query)
  const [known, setKnown] = useState(place.query)
  if (known !== place.query) {
    setKnown(place.query)
    if (typed.trim() !== place.query) setTyped(place.query)
  }
  useEffect(() => {
    if (typed.trim() === place.query) return
    const timer = setTimeout(() => go({ ...place, query: typed.trim(), page: 1 }), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, place, go])
  return [typed, setTyped] as const
}
