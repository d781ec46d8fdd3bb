import type { AdminOrder } from '#contract/admin-orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { exactMoment } from './moments.ts'
import { PanelPart } from './panel-part.tsx'

const kinds = { waiting: 'waiting', sent: 'good', failed: 'refused' } as const

export function PaidBack({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  if (order.refunds.length === 0) return null
  return (
    <PanelPart title={t('refunds.title')}>
      <ul>
        {order.refunds.map(({ id, amount, at, state, credit_note }) => (
          <li key={id} className="desk-fact desk-row">
            <span>
              <b className="font-semibold">{formatMoney(amount, order.price.currency)}</b>{' '}
              <span className={`badge badge-${kinds[state]}`}>{t(`refunds.state.${state}`)}</span>
            </span>
            <span className="text-ink-3">
              {[credit_note, exactMoment(at, new Date(), language)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
