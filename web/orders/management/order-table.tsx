import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { commaList } from '#domain/languages.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { formatMoney, formatNumber, timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { type Selection, toggled } from '../../platform/selection.ts'
import { SelectAll, SelectRow } from '../../platform/selection-column.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { displayedState, StateBadge } from '../state-badge.tsx'
import { itemsText } from '../words.ts'
import { shortTimestamp } from './dates.ts'
import type { OrdersView } from './orders-view.ts'

type OrderTableProps = {
  view: OrdersView
  orders: readonly AdminOrderRow[]
  selection: Selection
  replace: boolean
  addressOf(id: number): string
  onSelect(selection: Selection): void
}

export function OrderTable({ view, orders, selection, replace, addressOf, onSelect }: OrderTableProps) {
  const { t } = useTranslation('admin-orders')
  return (
    <Table
      marksRows
      head={
        <>
          <SelectAll label={t('tick-all')} rows={orders} selection={selection} onSelect={onSelect} />
          <ColumnName>{t('columns.order')}</ColumnName>
          <ColumnName>{t('columns.client')}</ColumnName>
          <ColumnName>{t('columns.placed')}</ColumnName>
          <ColumnName>{t('columns.state')}</ColumnName>
          <ColumnName atEnd>{t('columns.total')}</ColumnName>
        </>
      }
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          replace={replace}
          to={addressOf(order.id)}
          isOpen={order.id === view.order}
          isTicked={selection.has(order.id)}
          onTick={() => onSelect(toggled(selection, order.id))}
        />
      ))}
    </Table>
  )
}

const sub = 'block text-[12px]/[18px] text-ink-3'

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
    <Row
      data-open={isOpen || undefined}
      className="max-md:grid max-md:grid-cols-[34px_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:gap-y-0.5"
    >
      <SelectRow
        label={t('tick', { number })}
        isSelected={isTicked}
        className="max-md:row-span-4 max-md:row-start-1"
        onToggle={onTick}
      />
      <Cell className="max-md:col-start-2 md:whitespace-nowrap">
        <ShopLink
          to={to}
          replace={replace}
          preventScrollReset
          className="link"
          aria-current={isOpen || undefined}
        >
          {number}
        </ShopLink>
        <span className={sub}>{commaList([itemsText(words, total_items), country], words.language)}</span>
      </Cell>
      <Cell className="max-md:col-start-2">
        <b className="font-semibold wrap-anywhere">{client || t('erased')}</b>
        {practitioner && <span className={sub}>{t('via', { name: practitioner })}</span>}
      </Cell>
      <Cell className="whitespace-nowrap text-ink-2 max-md:col-start-3 max-md:row-start-2 max-md:text-end">
        <time className="inline-block first-letter:uppercase" dateTime={placed_at}>
          {shortTimestamp(placed_at, new Date(), language)}
        </time>
      </Cell>
      <Cell className="max-md:col-start-2 max-md:row-start-3">
        {order.trouble ? (
          <Badge tone="refused">{t(`trouble.${order.trouble}`)}</Badge>
        ) : order.withdrawal ? (
          <Badge tone="refused">{t('withdrawal-asked')}</Badge>
        ) : (
          <StateBadge state={displayedState(order)} />
        )}
        <OrderRowNews order={order} />
      </Cell>
      <Cell
        atEnd
        className="font-semibold whitespace-nowrap max-md:col-start-3 max-md:row-start-1 max-md:text-end"
      >
        {formatMoney(total, currency)}
      </Cell>
    </Row>
  )
}

function OrderRowNews({ order }: { order: AdminOrderRow }) {
  const text = useNews(order)
  return text && <span className={sub}>{text}</span>
}

function useNews(order: AdminOrderRow): string | undefined {
  const { t, language } = useTranslation('admin-orders')
  const news = rowNews(order)
  if (!news) return undefined
  const money = (amount: number) => formatMoney(amount, order.currency)
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  switch (news.kind) {
    case 'held':
      return news.tries > 1
        ? t('news.held-tries', { ...counted(news.tries), time: timeText(news.until, language) })
        : t('news.held', { time: timeText(news.until, language) })
    case 'asked-back':
      return t('news.asked-back', { ...counted(news.lines), amount: money(news.amount) })
    case 'to-follow':
      return t('news.to-follow', counted(news.packs))
    case 'refunded':
      return t('news.refunded', { amount: money(news.amount) })
  }
}

/** The text below an order's state: what is left to do, or how it ended. */
type RowNews =
  | { kind: 'held'; until: string; tries: number }
  | { kind: 'asked-back'; lines: number; amount: number }
  | { kind: 'to-follow'; packs: number }
  | { kind: 'refunded'; amount: number }

type NewsRow = Pick<AdminOrderRow, 'state' | 'held_until' | 'tries' | 'to_ship' | 'withdrawal' | 'refunded'>
const begun: readonly OrderState[] = ['partially_shipped', 'partially_refunded']

export function rowNews({
  state,
  held_until: until,
  tries,
  to_ship,
  withdrawal,
  refunded,
}: NewsRow): RowNews | undefined {
  if (until) return { kind: 'held', until, tries }
  if (withdrawal) return { kind: 'asked-back', ...withdrawal }
  if (begun.includes(state) && to_ship > 0) return { kind: 'to-follow', packs: to_ship }
  return refunded > 0 ? { kind: 'refunded', amount: refunded } : undefined
}
