import type { ReactNode } from 'react'
import type { ClientOrderPage, ClientOrderSummary } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

const shown = 4
const path = '/account/practitioner/orders'

type StateOf = (order: ClientOrderSummary) => ReactNode

/** The last orders of the practitioner's clients. `stateOf` renders an order's state. */
export function RecentOrders({ stateOf }: { stateOf: StateOf }) {
  const { t } = useTranslation('practitioner-home')
  const answer = useAccountData<ClientOrderPage>(`${clientOrderPaths.list}?page=1&limit=${shown}`)
  return (
    <Card
      title={t('orders.title')}
      end={
        <ShopLink to={path} className="link text-small">
          {t('orders.all')}
        </ShopLink>
      }
    >
      <Loaded answer={answer} waiting={<Waiting />}>
        {({ data }) =>
          data.length > 0 ? (
            <Orders orders={data} stateOf={stateOf} />
          ) : (
            <p className="mt-3 max-w-[60ch] text-ink-2">{t('orders.none')}</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function Orders({ orders, stateOf }: { orders: readonly ClientOrderSummary[]; stateOf: StateOf }) {
  const { t } = useTranslation('practitioner-home')
  return (
    <Table
      className="mt-2 md:mt-3"
      head={
        <>
          <ColumnName>{t('orders.order')}</ColumnName>
          <ColumnName>{t('orders.client')}</ColumnName>
          <ColumnName>{t('orders.protocol')}</ColumnName>
          <ColumnName>{t('orders.placed')}</ColumnName>
          <ColumnName>{t('orders.state')}</ColumnName>
          <ColumnName atEnd>{t('orders.total')}</ColumnName>
        </>
      }
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} state={stateOf(order)} />
      ))}
    </Table>
  )
}

/** On a phone: name and state, then the sum; below them number and day. */
function OrderRow({ order, state }: { order: ClientOrderSummary; state: ReactNode }) {
  const { t, language } = useTranslation('practitioner-home')
  const { id, number, client, protocols, placed_at, total, currency } = order
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:last:border-b-0">
      <Cell className="max-md:order-4 max-md:text-end max-md:text-[13px]">
        <ShopLink to={`${path}/${id}`} className="link">
          {number}
        </ShopLink>
      </Cell>
      <Cell className="font-semibold wrap-anywhere max-md:order-1">
        {client ? personName(client) : t('orders.by-link')}
      </Cell>
      <Cell className="text-ink-2 wrap-anywhere max-md:hidden">{listText(protocols, language)}</Cell>
      <Cell className="text-ink-2 first-letter:uppercase max-md:order-3 max-md:text-[13px]">
        {recentDay(placed_at, new Date(), language)}
      </Cell>
      <Cell className="max-md:order-5 max-md:col-span-2 max-md:mt-1">{state}</Cell>
      <Cell atEnd className="font-bold max-md:order-2">
        {formatMoney(total, currency)}
      </Cell>
    </Row>
  )
}

function Waiting() {
  return (
    <div className="mt-4 grid h-66.25 items-center" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="skeleton h-5 w-full" />
      ))}
    </div>
  )
}
