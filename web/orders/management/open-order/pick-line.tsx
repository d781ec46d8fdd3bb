import type { AdminOrder } from '#contract/admin-orders.ts'
import type { OrderItem } from '#contract/orders.ts'
import { formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Thumb } from '#web/platform/thumb.tsx'
import { LineText } from './order-lines.tsx'

type PickLineProps = {
  order: AdminOrder
  item: OrderItem
  /** Of at most so many; none: the line is left out. */
  packs: number
  maximum: number
  /** Which of its packs; in place of what became of all. */
  note?: string
  onPacks(packs: number): void
}

/** A line to tick, and how many packs of it. */
export function PickLine({ order, item, packs, maximum, note, onPacks }: PickLineProps) {
  const { t, language } = useTranslation('admin-orders')
  const counts = Array.from({ length: maximum }, (_, at) => at + 1)
  return (
    <li className="order-line">
      <label className="order-line-label">
        <input
          type="checkbox"
          className="tick"
          checked={packs > 0}
          onChange={() => onPacks(packs > 0 ? 0 : maximum)}
        />
        <Thumb product={item.product} width={40} height={44} />
        <LineText order={order} item={item} packs={maximum} note={note} />
      </label>
      {packs > 0 && maximum > 1 ? (
        <select
          className="order-line-count"
          aria-label={[t('packs-of', { name: item.name }), note].filter(Boolean).join(', ')}
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
        <b className="order-line-packs">{formatNumber(maximum, language)}</b>
      )}
    </li>
  )
}
