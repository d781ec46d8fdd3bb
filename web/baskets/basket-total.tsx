import type { Basket } from '#contract/baskets.ts'
import { formatChange, formatMoney, percentText } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'

type BasketTotalProps = Pick<
  Basket,
  'total_price' | 'total_price_after_discount' | 'discount_rate' | 'currency'
> & {
  /** Changes are being calculated. */
  isBusy?: boolean
}

/** The usual price, and what the client pays. */
export function BasketTotal(basket: BasketTotalProps) {
  const { total_price, total_price_after_discount, discount_rate: rate, currency, isBusy } = basket
  const { t, language } = useTranslation('baskets')
  const row = 'flex items-baseline justify-between gap-4 py-1'
  return (
    <dl className="border-t-3 border-double border-line-2 pt-3" aria-busy={isBusy || undefined}>
      {rate > 0 && (
        <>
          <div className={row}>
            <dt className="text-ink-2">{t('total.usual')}</dt>
            <dd>{formatMoney(total_price, currency)}</dd>
          </div>
          <div className={row}>
            <dt className="text-ink-2">{t('total.discount', { percent: percentText(rate, language) })}</dt>
            <dd className="font-semibold text-leaf">
              {formatChange(total_price_after_discount - total_price, currency)}
            </dd>
          </div>
        </>
      )}
      <div className={`${row} text-[18px]/7 font-bold`}>
        <dt>{t('total.pays')}</dt>
        <dd>{formatMoney(total_price_after_discount, currency)}</dd>
      </div>
    </dl>
  )
}
