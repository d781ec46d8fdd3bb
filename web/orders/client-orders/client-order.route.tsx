import type { ReactNode } from 'react'
import type { ClientOrder } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney, listText, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { OrderCommission } from '../../practice/orders/order-commission.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { OrderColumns, OrderTitle, orderPage, orderStack } from '../detail/layout.tsx'
import { NoOrder } from '../detail/no-order.tsx'
import { ProductsCard } from '../detail/products-card.tsx'
import { Timeline } from '../detail/timeline.tsx'
import { stageOf, timelineOf } from '../detail/timeline-steps.ts'

export const handle = { frame: 'account' }

export default function ClientOrderPage() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  useTranslation('practitioner-home')
  useTranslation('commission')
  return (
    <AccountShell
      title={t('detail.page')}
      types={practitionerTypes}
      back={<BackLink to="/account/practitioner/orders">{t('list.title')}</BackLink>}
      waiting={<WaitingCard height="h-96" />}
    >
      <OneOrder />
    </AccountShell>
  )
}

function OneOrder() {
  const { t } = useTranslation('orders')
  const answer = useAccountData<ClientOrder>(clientOrderPaths.one(useIdParam()))
  if (isNotFound(answer.error) && !answer.data) return <NoOrder />
  return (
    <Loaded
      answer={answer}
      waiting={<WaitingCard height="h-96" />}
      heading={<PageTitle>{t('detail.page')}</PageTitle>}
    >
      {(order) => <ClientOrderDetail order={order} />}
    </Loaded>
  )
}

/** A client's order: the practitioner's own lines and the state, but not the delivery address. */
function ClientOrderDetail({ order }: { order: ClientOrder }) {
  const { t, language } = useTranslation('orders')
  const { client, protocols, discount_rate: rate, state } = order
  const steps = timelineOf(order)
  return (
    <div className={orderPage}>
      <OrderTitle
        number={order.number}
        state={state}
        text={t('clients.placed-by', {
          name: client ? personName(client) : t('clients.by-link'),
          day: fullDate(order.placed_at, language),
        })}
      />
      <OrderColumns>
        <ProductsCard items={order.items} currency={order.currency} totalItems={order.total_items} />
        <div className={orderStack}>
          <Card title={t('clients.sum')}>
            <dl className="mt-2">
              {protocols.length > 0 && (
                <Fact name={t('clients.from', { count: protocols.length })}>
                  {listText(protocols, language)}
                </Fact>
              )}
              <Fact name={t('clients.discount')}>
                {rate > 0 ? percentText(rate, language) : t('clients.no-discount')}
              </Fact>
              <Fact name={t('clients.paid')} isTotal>
                {formatMoney(order.total, order.currency)}
              </Fact>
              {order.commission && (
                <Fact name={t('practitioner-home:orders.commission')}>
                  <OrderCommission order={order} />
                </Fact>
              )}
            </dl>
          </Card>
          <Card title={t(`progress.${stageOf(steps)}`)}>
            <Timeline steps={steps} expected={null} own={false} />
          </Card>
        </div>
      </OrderColumns>
    </div>
  )
}

type FactProps = { name: string; isTotal?: boolean; children: ReactNode }

function Fact({ name, isTotal = false, children }: FactProps) {
  return (
    <div className={`flex justify-between gap-4 pb-1.75 ${isTotal ? 'double-rule mt-1.5 pt-3' : 'pt-1.75'}`}>
      <dt className="text-ink-2">{name}</dt>
      <dd className={`text-end ${isTotal ? 'font-bold' : ''}`}>{children}</dd>
    </div>
  )
}
