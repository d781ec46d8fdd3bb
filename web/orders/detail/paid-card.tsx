import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** `sums`: from the goods to the total, with why it is so much. */
type PaidCardProps = { order: Order; sums: ReactNode }

export function PaidCard({ order, sums }: PaidCardProps) {
  const { t } = useTranslation('orders')
  const { paid_at, payment, price, refunded } = order
  return (
    <section className="card-sheet" aria-labelledby="order-paid">
      <h2 id="order-paid" className="order-card-title mb-2">
        {t(paid_at === null ? 'paid.title-unpaid' : 'paid.title')}
      </h2>
      {sums}
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
    </section>
  )
}
