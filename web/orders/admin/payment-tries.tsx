import type { AdminOrder } from '#contract/admin-orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { exactTimestamp } from './dates.ts'
import { PanelPart } from './panel-part.tsx'

/** Each try to pay for the order, newest first, where there is more to it than one payment that was made. */
export function PaymentTries({ order: { tries } }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  if (tries.every(({ state }) => state === 'paid')) return null
  return (
    <PanelPart title={t('tries.title')}>
      <ul>
        {tries.toReversed().map(({ id, method, state, begun_at }) => (
          <li key={id} className="order-row">
            <span>{t(`tries.${state}`, { method })}</span>
            <time dateTime={begun_at} className="text-ink-3">
              {exactTimestamp(begun_at, new Date(), language)}
            </time>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
