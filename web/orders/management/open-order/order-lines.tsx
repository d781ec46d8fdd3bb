import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderItem } from '#contract/orders.ts'
import { commaList } from '#domain/languages.ts'
import { formatMoney, formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Thumb } from '#web/platform/thumb.tsx'
import { BatchLines } from '../../batch-lines.tsx'
import { packsText } from '../../words.ts'
import { exactTimestamp } from '../dates.ts'
import { panelLines } from './panel-part.tsx'

export const orderLine = 'flex min-w-0 items-center gap-3 border-b border-line py-2'
export const linePacks = 'min-w-6 text-end text-[14px] font-semibold'
const sub = 'block text-[12px] text-ink-3'

/** The ordered items, when there is nothing to choose. */
type OrderLinesProps = { order: AdminOrder; items?: readonly OrderItem[] }

export function OrderLines({ order, items = order.items }: OrderLinesProps) {
  const { language } = useTranslation('orders')
  return (
    <ul className={panelLines}>
      {items.map((item) => (
        <li key={item.id} data-testid="order-line" className={orderLine}>
          <Thumb product={item.product} width={40} height={44} />
          <LineText order={order} item={item} packs={item.quantity} />
          <b className={linePacks}>{formatNumber(item.quantity, language)}</b>
        </li>
      ))}
    </ul>
  )
}

type LineTextProps = {
  order: AdminOrder
  item: OrderItem
  packs: number
  /** The number of packs to choose; replaces the state of all packs. */
  note?: string | undefined
}

/** "2 × 120 capsules, KES-MG-120", and the state of the packs. */
export function LineText({ order, item, packs, note }: LineTextProps) {
  const words = useTranslation('orders')
  const { t, language } = words
  const states = [
    { key: 'sent' as const, count: item.shipped },
    { key: 'coming-back' as const, count: item.withdrawn },
  ]
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t(`packs-state.${key}`, { count, formatted: formatNumber(count, language) }))
  return (
    <span className="min-w-0 flex-1 leading-[18px]">
      <span className="block font-serif text-[15px]/[18px] font-medium wrap-anywhere normal-nums">
        {item.name}
      </span>
      <span className={sub}>
        {packsText(words, packs, item.product)}, <span className="whitespace-nowrap">{item.sku}</span>
      </span>
      {(note ?? states.length > 0) && <span className={sub}>{note ?? commaList(states, language)}</span>}
      {note === undefined && <BatchLines batches={item.batches} className={sub} />}
      {note === undefined && <LineRefunds order={order} lineId={item.id} />}
    </span>
  )
}

type LineRefundsProps = { order: Pick<AdminOrder, 'refunds' | 'price'>; lineId: number }

/** The refunds of a line: how many packs, how much, when, and on which credit note. */
function LineRefunds({ order, lineId }: LineRefundsProps) {
  const { t, language } = useTranslation('orders')
  const own = order.refunds.flatMap(({ id, at, credit_note, items }) => {
    const item = items.find(({ order_line_id }) => order_line_id === lineId)
    return item ? [{ ...item, id, at, credit_note }] : []
  })
  return own.map(({ id, at, quantity, amount, credit_note }) => (
    <span key={id} className={sub}>
      {commaList(
        [
          t('packs-state.paid-back', { count: quantity, formatted: formatNumber(quantity, language) }),
          formatMoney(amount, order.price.currency),
          exactTimestamp(at, new Date(), language),
          credit_note,
        ],
        language,
      )}
    </span>
  ))
}
