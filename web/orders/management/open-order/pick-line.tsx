import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderItem } from '#contract/orders.ts'
import { commaList } from '#domain/languages.ts'
import { formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Thumb } from '#web/platform/thumb.tsx'
import { TickBox } from '../../../ui/form/tick-box.tsx'
import { LineText, linePacks, orderLine } from './order-lines.tsx'

type PickLineProps = {
  order: AdminOrder
  item: OrderItem
  /** The maximum quantity; zero leaves the line out. */
  packs: number
  maximum: number
  /** The number of packs to choose; replaces the state of all packs. */
  note?: string
  onPacks(packs: number): void
}

/** A line with a check box and a number of packs. */
export function PickLine({ order, item, packs, maximum, note, onPacks }: PickLineProps) {
  const { t, language } = useTranslation('admin-orders')
  const counts = Array.from({ length: maximum }, (_, at) => at + 1)
  return (
    <li data-testid="order-line" className={orderLine}>
      <label className="flex min-w-0 flex-1 items-center gap-3">
        <TickBox checked={packs > 0} onChange={() => onPacks(packs > 0 ? 0 : maximum)} />
        <Thumb product={item.product} width={40} height={44} />
        <LineText order={order} item={item} packs={maximum} note={note} />
      </label>
      {packs > 0 && maximum > 1 ? (
        <select
          className="h-10 min-w-13 rounded-control border border-field bg-surface px-2 text-[16px] text-ink min-[1280px]:h-9 min-[1280px]:text-[14px]"
          aria-label={commaList([t('packs-of', { name: item.name }), note], language)}
          value={packs}
          onChange={({ target }) => onPacks(Number(target.value))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {formatNumber(count, language)}
            </option>
          ))}
        </select>
      ) : (
        <b className={linePacks}>{formatNumber(maximum, language)}</b>
      )}
    </li>
  )
}
