import type { PriceSteps } from '#contract/checkout.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { type PriceRow, priceRows, saleRows } from './price-rows.ts'
import styles from './price-steps.css?url'
import { usePriceWords } from './use-price-words.ts'

/** "Why this price?": a white sheet, reckoned like a sum, from what the goods cost to what is paid. */
export function PriceStepsSheet({ price, className = '' }: { price: PriceSteps; className?: string }) {
  const { t } = useTranslation('checkout')
  const words = usePriceWords(price.currency)
  const before = saleRows(price)
  const after = priceRows(price, words)
  const row = (step: PriceRow) => (
    <div key={step.row} data-off={step.amount < 0 || undefined}>
      <dt>{words.label(step)}</dt>
      <dd>{words.signed(step)}</dd>
    </div>
  )
  return (
    <dl className={`price-sheet ${className}`}>
      <link rel="stylesheet" href={styles} precedence="default" />
      {before?.map(row)}
      <div className={before ? 'price-line' : undefined}>
        <dt>{t('price.subtotal')}</dt>
        <dd>{words.money(price.subtotal)}</dd>
      </div>
      {after.map(row)}
      <div className="price-result">
        <dt>{t('price.total')}</dt>
        <dd>{words.money(price.total)}</dd>
      </div>
      {price.taxes.map(({ percent, net, vat }) => (
        <div key={percent} className="price-tax">
          <dt>{t('price.tax', { net: words.money(net), rate: words.percent(percent) })}</dt>
          <dd>{words.money(vat)}</dd>
        </div>
      ))}
    </dl>
  )
}
