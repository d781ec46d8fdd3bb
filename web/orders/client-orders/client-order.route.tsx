import { useParams } from 'react-router'
import type { ClientOrder } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { FetchError } from '../../platform/call-api.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney, listText, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { BackLink } from '../detail/back-link.tsx'
import { NoOrder } from '../detail/no-order.tsx'
import { ProductsCard } from '../detail/products-card.tsx'
import { stageOf, timelineOf } from '../detail/story.ts'
import { Timeline } from '../detail/timeline.tsx'
import { OrderStyles } from '../order-styles.tsx'
import { StateBadge } from '../state-badge.tsx'

export const handle = { frame: 'account' }

export default function ClientOrderPage() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  return (
    <AccountShell
      title={t('detail.page')}
      types={practitionerTypes}
      heading={<Heading />}
      waiting={<WaitingCard height="h-96" />}
    >
      <OneOrder />
    </AccountShell>
  )
}

function Heading() {
  return (
    <>
      <OrderStyles />
      <BackLink to="/account/practitioner/orders" />
    </>
  )
}

function OneOrder() {
  const { id = '' } = useParams()
  const isId = /^[1-9]\d{0,9}$/.test(id)
  const answer = useAccountData<ClientOrder>(isId ? clientOrderPaths.one(Number(id)) : null)
  const isUnknown = !isId || (answer.error instanceof FetchError && answer.error.status === 404)
  if (isUnknown && !answer.data) return <NoOrder />
  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-96" />}>
      {(order) => <ClientOrderDetail order={order} />}
    </Loaded>
  )
}

/** A client's order: the practitioner's own lines, how far it is, and nothing of where it goes. */
function ClientOrderDetail({ order }: { order: ClientOrder }) {
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
