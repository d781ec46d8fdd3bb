import type { PricePoint } from '#domain/catalogue/prices.ts'
import { type Currency, toMajor } from '#domain/money.ts'
import { timestampText } from '../../../platform/dates.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { stepPath } from './price-history.ts'

type PriceChartProps = { history: readonly PricePoint[]; now: Date; currency: Currency }

const size = { width: 300, height: 56 }

/** The history of a price as steps, and as a list. */
export function PriceChart({ history, now, currency }: PriceChartProps) {
  const { t, language } = useTranslation('admin-products')
  return (
    <>
      <svg
        className="mt-3 w-full overflow-visible"
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
      >
        <path d={stepPath(history, now, size)} className="fill-none stroke-bottle" strokeWidth="2" />
        <path d={`M0 ${size.height + 6}H${size.width}`} className="stroke-line" />
      </svg>
      <details className="mt-3 text-small">
        <summary className="cursor-pointer font-semibold">{t('price.history')}</summary>
        <ol className="mt-1" reversed>
          {history.toReversed().map(({ amount, validFrom }) => (
            <li key={validFrom.getTime()} className="flex justify-between gap-3 border-b border-line py-1">
              <time dateTime={validFrom.toISOString()}>
                {timestampText(validFrom.toISOString(), now, language)}
              </time>
              {formatMoney(toMajor(amount), currency)}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
