import type { AdminOrder } from '#contract/admin-orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { exactTimestamp } from './dates.ts'
import { PanelPart } from './panel-part.tsx'

export function OrderNotes({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation('admin-orders')
  if (order.notes.length === 0) return null
  return (
    <PanelPart title={t('note.title')}>
      <ul>
        {order.notes.map(({ id, text, at, author }) => (
          <li key={id} className="order-fact">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-micro text-ink-3">
              {[author, exactTimestamp(at, new Date(), language)].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
