import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'

/** `sums`: from the goods to the total, with why it is so much. */
type PaidCardProps = { order: Order; sums: ReactNode }

export function PaidCard({ order, sums }: PaidCardProps) {
  const { t } = useTranslation('orders')
  const { paid_at, payment, price, refunded } = order
  return (
    <Card title={t(paid_at === null ? 'paid.title-unpaid' : 'paid.title')}>
      <div className="mt-2">{sums}</div>
      {refunded > 0 && (
        <p className="order-refunded">
          <span>{t('paid.refunded')}</span>
          <b>{formatMoney(refunded, price.currency)}</b>
        </p>
      )}
      {payment && (
        <p className="order-method">
          <img src={payment.method.mark} width={58} height={32} alt="" />
          <span className="text-small text-ink-2">
            {payment.detail ? `${payment.method.name}, ${payment.detail}` : payment.method.name}
          </span>
        </p>
      )}
    </Card>
  )
}
