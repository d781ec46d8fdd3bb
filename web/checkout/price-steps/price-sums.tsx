import { useId, useState } from 'react'
import type { PriceSteps } from '#contract/checkout.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { type PriceRow, priceRows } from './price-rows.ts'
import styles from './price-steps.css?url'
import { PriceStepsSheet, usePriceWords } from './price-steps.tsx'

/** The few lines between goods and total, and, on request, the whole sum. */
export function PriceSums({ price }: { price: PriceSteps }) {
  const { t } = useTranslation('checkout')
  const words = usePriceWords(price.currency)
  const [isExplained, setExplained] = useState(false)
  const id = useId()
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <dl className="price-sums">
        <div>
          <dt>{t('price.subtotal')}</dt>
          <dd>{words.money(price.subtotal)}</dd>
        </div>
        {priceRows(price, words).map((step) => (
          <div key={step.row} data-off={step.amount < 0 || undefined}>
            <dt>{words.label({ ...step, row: shortRow(step.row) })}</dt>
            <dd>{words.signed(step)}</dd>
          </div>
        ))}
        <div className="price-total">
          <dt>{t('price.total')}</dt>
          <dd>{words.money(price.total)}</dd>
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

/** Why it is free is said in the whole sum. */
function shortRow(row: PriceRow['row']): PriceRow['row'] {
  return row.startsWith('delivery') ? 'delivery' : row
}
