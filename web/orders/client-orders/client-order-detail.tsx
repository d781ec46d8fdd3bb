import type { ClientOrder } from '#contract/client-orders.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney, listText, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'
import { ProductsCard } from '../detail/products-card.tsx'
import { stageOf, timelineOf } from '../detail/story.ts'
import { Timeline } from '../detail/timeline.tsx'
import { StateBadge } from '../state-badge.tsx'

/** A client's order: the practitioner's own lines, how far it is, and nothing of where it goes. */
export function ClientOrderDetail({ order }: { order: ClientOrder }) {
  const { t, language } = useTranslation('orders')
  const { client, protocols, discount_rate: rate, state } = order
  const steps = timelineOf(order)
  return (
    <div className="order-page">
      <div className="order-head">
        <div className="min-w-0">
          <h1 className="account-title">{t('detail.title', { number: order.number })}</h1>
          <p className="order-head-lead">
            <StateBadge state={state} />
            {t('clients.placed-by', {
              name: client ? personName(client) : t('clients.by-link'),
              day: fullDate(order.placed_at, language),
            })}
          </p>
        </div>
      </div>
      <div className="order-columns">
        <ProductsCard items={order.items} currency={order.currency} totalItems={order.total_items} />
        <div className="order-stack">
          <Card title={t('clients.sum')}>
            <dl className="client-order-facts">
              {protocols.length > 0 && (
                <div>
                  <dt>{t('clients.from', { count: protocols.length })}</dt>
                  <dd>{listText(protocols, language)}</dd>
                </div>
              )}
              <div>
                <dt>{t('clients.discount')}</dt>
                <dd>{rate > 0 ? percentText(rate, language) : t('clients.no-discount')}</dd>
              </div>
              <div>
                <dt>{t('clients.paid')}</dt>
                <dd className="font-bold">{formatMoney(order.total, order.currency)}</dd>
              </div>
            </dl>
          </Card>
          <Card title={t(`progress.${stageOf(steps)}`)}>
            <Timeline steps={steps} expected={null} own={false} />
          </Card>
        </div>
      </div>
    </div>
  )
}
