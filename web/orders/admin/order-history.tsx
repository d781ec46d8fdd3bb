import type { AdminOrder } from '#contract/admin-orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { exactMoment } from './moments.ts'
import { PanelPart } from './panel-part.tsx'

/** What became of it, by whom, newest first. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  return (
    <PanelPart title={t('history')}>
      <ul>
        {order.history.toReversed().map(({ state, at, by, name }) => (
          <li key={`${state} ${at}`} className="desk-row">
            <span>{t(`orders:state.${state}`)}</span>
            <span className="text-ink-3">
              {name ?? t(`by.${by}`)}, <time dateTime={at}>{exactMoment(at, new Date(), language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
