import { useId, useState } from 'react'
import type { PriceSteps } from '#contract/checkout.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { type PriceRow, priceRows } from './price-rows.ts'
import { PriceStepsSheet, takenOff, usePriceWords } from './price-steps.tsx'

/** The few lines from subtotal to total and, on request, the whole calculation. */
export function PriceSums({ price }: { price: PriceSteps }) {
  const { t } = useTranslation('checkout')
  const words = usePriceWords(price.currency)
  const [isExplained, setExplained] = useState(false)
  const id = useId()
  return (
    <>
      <dl>
        <Row name={t('price.subtotal')} amount={words.money(price.subtotal)} />
        {priceRows(price, words).map((step) => (
          <Row
            key={step.row}
            name={words.label({ ...step, row: shortRow(step.row) })}
            amount={words.signed(step)}
            isOff={step.amount < 0}
          />
        ))}
        <div className="double-rule mt-2 flex items-baseline justify-between gap-x-4 gap-y-1 pt-3.5 leading-6">
          <dt className="min-w-0 font-bold wrap-anywhere text-ink">{t('price.total')}</dt>
          <dd className="flex-none text-[28px]/8.5 font-bold tracking-[-0.01em] whitespace-nowrap">
            {words.money(price.total)}
          </dd>
        </div>
      </dl>
      {price.taxes.map(({ percent, vat }) => (
        <p key={percent} className="text-micro text-ink-3">
          {t('price.vat', { rate: words.percent(percent), amount: words.money(vat) })}
        </p>
      ))}
      <button
        type="button"
        className="link mt-2 py-1 text-small"
        aria-expanded={isExplained}
        aria-controls={id}
        onClick={() => setExplained(!isExplained)}
      >
        {t('price.why')}
      </button>
      <div id={id} hidden={!isExplained}>
        {isExplained && (
          <div className="mt-2 rounded-control bg-tint p-2">
            <PriceStepsSheet price={price} />
          </div>
        )}
      </div>
    </>
  )
}

type RowProps = { name: string; amount: string; isOff?: boolean }

function Row({ name, amount, isOff = false }: RowProps) {
  return (
    <div className="flex items-start justify-between gap-x-4 gap-y-1 py-1.5 leading-6">
      <dt className="min-w-0 wrap-anywhere text-ink-2">{name}</dt>
      <dd className={`flex-none whitespace-nowrap ${isOff ? takenOff : ''}`}>{amount}</dd>
    </div>
  )
}

/** The whole calculation says why it is free. */
function shortRow(row: PriceRow['row']): PriceRow['row'] {
  return row.startsWith('delivery') ? 'delivery' : row
}
