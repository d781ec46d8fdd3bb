import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { orderStanding } from '../standing.ts'
import { StateBadge } from '../state-badge.tsx'
import { itemsText } from '../words.ts'
import type { DeskView } from './desk-view.ts'
import { shortMoment } from './moments.ts'
import { NewsText } from './news-text.tsx'
import { allToggled, howMany, type Selection, toggled } from './selection.ts'

type OrderTableProps = {
  view: DeskView
  orders: readonly AdminOrderRow[]
  selection: Selection
  replace: boolean
  addressOf(id: number): string
  onSelect(selection: Selection): void
}

export function OrderTable({ view, orders, selection, replace, addressOf, onSelect }: OrderTableProps) {
  const { t } = useTranslation('admin-orders')
  const ticked = howMany(selection, orders)
  return (
    <table className="order-table">
      <thead>
        <tr>
          <th className="order-tick">
            <label className="flex items-center gap-3">
              <input
                type="checkbox"
                className="tick"
                ref={(box) => {
                  if (box) box.indeterminate = ticked === 'some'
                }}
                checked={ticked === 'all'}
                onChange={() => onSelect(allToggled(selection, orders))}
              />
              <span className="order-tick-all">{t('tick-all')}</span>
            </label>
          </th>
          <th scope="col">{t('columns.order')}</th>
          <th scope="col">{t('columns.client')}</th>
          <th scope="col">{t('columns.placed')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col" className="order-sum">
            {t('columns.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            {...{ order, replace }}
            to={addressOf(order.id)}
            isOpen={order.id === view.order}
            isTicked={selection.has(order.id)}
            onTick={() => onSelect(toggled(selection, order.id))}
          />
        ))}
      </tbody>
    </table>
  )
}

type OrderRowProps = {
  order: AdminOrderRow
  to: string
  replace: boolean
  isOpen: boolean
  isTicked: boolean
  onTick(): void
}

function OrderRow({ order, to, replace, isOpen, isTicked, onTick }: OrderRowProps) {
  const { t, language } = useTranslation('admin-orders')
  const words = useTranslation('orders')
  const { number, client, practitioner, country, total_items, placed_at, total, currency } = order
  return (
    <tr data-open={isOpen || undefined}>
      <td className="order-tick">
        <input
          type="checkbox"
          className="tick"
          aria-label={t('tick', { number })}
          checked={isTicked}
          onChange={onTick}
        />
      </td>
      <td className="order-number">
        <ShopLink
          to={to}
          replace={replace}
          preventScrollReset
          className="link"
          aria-current={isOpen || undefined}
        >
          {number}
        </ShopLink>
        <span className="order-sub">
          {itemsText(words, total_items)}, {country}
        </span>
      </td>
      <td className="order-client">
        <b>{client || t('erased')}</b>
        {practitioner && <span className="order-sub">{t('via', { name: practitioner })}</span>}
      </td>
      <td className="order-placed">
        <time dateTime={placed_at}>{shortMoment(placed_at, new Date(), language)}</time>
      </td>
      <td className="order-state">
        {order.trouble ? (
          <span className="badge badge-refused">{t(`trouble.${order.trouble}`)}</span>
        ) : order.withdrawal ? (
          <span className="badge badge-refused">{t('withdrawal-asked')}</span>
        ) : (
          <StateBadge state={orderStanding(order)} />
        )}
        <NewsText order={order} />
      </td>
      <td className="order-sum">{formatMoney(total, currency)}</td>
    </tr>
  )
}
