import type { Order } from '#contract/orders.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'
import { DocumentButton } from '../actions/document-button.tsx'

/** Invoice and credit notes. The invoice alone stands at the head of the page. */
export function DocumentsCard({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  if (order.documents.length < 2) return null
  return (
    <Card title={t('documents.title')}>
      <ul className="mt-3 grid gap-2">
        {order.documents.map(({ kind, number, issued_at }) => (
          <li key={number}>
            <DocumentButton orderId={order.id} number={number} className="order-document">
              <span>
                {t(`documents.${kind}`, { number })}
                <span className="block text-small font-normal text-ink-2">
                  {fullDate(issued_at, language)}
                </span>
              </span>
            </DocumentButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
