import type { AdminOrder } from '#contract/admin-orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { exactTimestamp } from './dates.ts'
import { PanelPart } from './panel-part.tsx'

/** What became of it and what was done to it, by whom, newest first. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  const steps = order.history.map(({ state, at, by, name }) => ({
    key: `${state} ${at}`,
    what: t(`orders:state.${state}`),
    who: name ?? t(`by.${by}`),
    at,
  }))
  const deeds = order.deeds.map(({ deed, at, name }) => ({
    key: `${deed} ${at}`,
    what: t(`deeds.${deed}`),
    who: name ?? t('by.admin'),
    at,
  }))
  const all = [...steps, ...deeds].sort((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <PanelPart title={t('history')}>
      <ul>
        {all.toReversed().map(({ key, what, who, at }) => (
          <li key={key} className="order-row">
            <span>{what}</span>
            <span className="text-ink-3">
              {who}, <time dateTime={at}>{exactTimestamp(at, new Date(), language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
