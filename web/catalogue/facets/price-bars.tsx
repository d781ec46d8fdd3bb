import type { Ranges } from '#contract/catalogue.ts'
import { type Limits, toMajorLimit } from '#domain/catalogue/limits.ts'
import type { Currency } from '#domain/money.ts'
import { formatRoundMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type PriceBarsProps = { range: NonNullable<Ranges['price']>; limits: Limits; currency: Currency }

const barWidth = 10
const gap = 2
const height = 44
/** So that a single product is visible beside hundreds. */
const leastHeight = 2

/** How many products cost how much, with those within the limits highlighted. */
export function PriceBars({ range: { bars, lowest, highest }, limits, currency }: PriceBarsProps) {
  const { t } = useTranslation('products')
  const [min, max] = [toMajorLimit(limits.price_min) ?? 0, toMajorLimit(limits.price_max) ?? Infinity]
  const most = bars.reduce((top, bar) => (bar.count > top.count ? bar : top))
  const money = (amount: number) => formatRoundMoney(amount, currency)
  const text = t('limits.histogram', {
    lowest: money(lowest),
    highest: money(highest),
    from: money(most.from),
    to: money(most.to ?? highest),
  })
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${bars.length * barWidth} ${height}`}
      preserveAspectRatio="none"
      className="mt-2.5 block w-full"
      style={{ height }}
    >
      {bars.map(({ from, to, count }, at) => {
        if (count === 0) return null
        const tall = Math.max(leastHeight, (height * count) / most.count)
        const isWithin = from <= max && (to ?? Infinity) > min
        return (
          <rect
            key={from}
            x={at * barWidth}
            y={height - tall}
            width={barWidth - gap}
            height={tall}
            fill={isWithin ? 'var(--color-bottle)' : 'var(--color-line-2)'}
          />
        )
      })}
    </svg>
  )
}
