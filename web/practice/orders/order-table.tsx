import type { ReactNode } from 'react'
import type { ClientOrderSummary } from '#contract/client-orders.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { OrderCommission } from './order-commission.tsx'

export type StateOf = (order: ClientOrderSummary) => ReactNode

/** Orders of a practitioner's clients, as `OrderRows`. */
export function OrderTable({ className = '', children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation('practitioner-home')
  return (
    <Table
      className={className}
      head={
        <>
          <ColumnName>{t('orders.order')}</ColumnName>
          <ColumnName>{t('orders.client')}</ColumnName>
          <ColumnName>{t('orders.protocol')}</ColumnName>
          <ColumnName>{t('orders.placed')}</ColumnName>
          <ColumnName>{t('orders.state')}</ColumnName>
          <ColumnName atEnd>{t('orders.total')}</ColumnName>
          <ColumnName atEnd>{t('orders.commission')}</ColumnName>
        </>
      }
    >
      {children}
    </Table>
  )
}

type OrderRowsProps = { orders: readonly ClientOrderSummary[]; stateOf: StateOf }

/** `stateOf` renders an order's state. */
export function OrderRows({ orders, stateOf }: OrderRowsProps) {
  return orders.map((order) => <OrderRow key={order.id} order={order} state={stateOf(order)} />)
}

/** On a phone: name and sum, then day and number, then state and commission. */
function OrderRow({ order, state }: { order: ClientOrderSummary; state: ReactNode }) {
  const { t, language } = useTranslation('practitioner-home')
  const { id, number, client, protocols, placed_at, total, currency } = order
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:last:border-b-0">
      <Cell className="whitespace-nowrap max-md:order-4 max-md:text-end max-md:text-[13px]">
        <ShopLink to={`/account/practitioner/orders/${id}`} className="link">
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
      <Cell className="max-md:order-5 max-md:mt-1">{state}</Cell>
      <Cell atEnd className="font-bold whitespace-nowrap max-md:order-2 max-md:text-end">
        {formatMoney(total, currency)}
      </Cell>
      <Cell atEnd className="whitespace-nowrap max-md:order-6 max-md:mt-1 max-md:text-end">
        {order.commission && (
          <span className="block text-micro text-ink-3 md:hidden">{t('orders.commission')} </span>
        )}
        <OrderCommission order={order} />
      </Cell>
    </Row>
  )
}
