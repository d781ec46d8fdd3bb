import type { StockBatch } from '#contract/stock.ts'
import type { BatchPacks } from '#domain/catalogue/stock/batches.ts'
import { formatDate, formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { type BatchPart, withPart } from './batch-choice.ts'

type BatchPickerProps = {
  name: string
  batches: readonly StockBatch[]
  parts: readonly BatchPart[]
  onChoose(chosen: BatchPacks[]): void
}

const style =
  'h-10 min-w-0 rounded-control border border-field bg-surface px-2 text-[16px] text-ink min-[1280px]:h-9 min-[1280px]:text-[13px]'

/** From which batches the packs of a line are taken. */
export function BatchPicker({ name, batches, parts, onChoose }: BatchPickerProps) {
  const { t, language } = useTranslation('admin-orders')
  const rest = parts.find(({ batchId }) => batchId === null)?.quantity ?? 0
  const number = (count: number) => formatNumber(count, language)

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line py-2 pl-8">
      {parts.map((part, at) => (
        <div key={part.batchId ?? 'none'} className="flex gap-2">
          <select
            className={`${style} flex-1`}
            aria-label={t('parcel.batch', { name })}
            value={part.batchId ?? ''}
            onChange={({ target }) => {
              const batchId = target.value === '' ? null : Number(target.value)
              onChoose(withPart(parts, at, { batchId, quantity: part.quantity }, batches))
            }}
          >
            {batches
              .filter(({ id }) => id === part.batchId || parts.every(({ batchId }) => batchId !== id))
              .map(({ id, number: batch, best_before: day, remaining }) => (
                <option key={id} value={id}>
                  {t('parcel.batch-option', {
                    number: batch,
                    day: formatDate(day, language),
                    formatted: number(remaining),
                  })}
                </option>
              ))}
            <option value="">{t('parcel.no-batch')}</option>
          </select>
          {part.batchId !== null && part.quantity + rest > 1 && (
            <select
              className={style}
              aria-label={t('parcel.packs-of-batch', { name })}
              value={part.quantity}
              onChange={({ target }) =>
                onChoose(withPart(parts, at, { ...part, quantity: Number(target.value) }, batches))
              }
            >
              {countsUpTo(part.quantity + rest).map((count) => (
                <option key={count} value={count}>
                  {number(count)}
                </option>
              ))}
            </select>
          )}
          {part.batchId === null && parts.length > 1 && (
            <b className="min-w-13 self-center text-center text-[14px] font-semibold">
              {number(part.quantity)}
            </b>
          )}
        </div>
      ))}
    </li>
  )
}

function countsUpTo(maximum: number): number[] {
  return Array.from({ length: maximum }, (_, before) => before + 1)
}
