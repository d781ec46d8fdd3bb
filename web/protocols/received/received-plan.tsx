import type { ReactNode } from 'react'
import type { SharedProtocol } from '#contract/sharing.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { formatMoney, formatNumber, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { DayPlates } from '../plan/day-plates.tsx'
import { PlanProducts } from './plan-products.tsx'
import { ReceivedStyles } from './received-styles.tsx'

type ReceivedPlanProps = {
  plan: Pick<SharedProtocol, 'products' | 'total_price' | 'currency' | 'practitioner'>
  discount?: { rate: DiscountRate; amount: number; pays: number }
  /** Ways to print, opposite the day's title. */
  tools: ReactNode
  /** The way to buy it all. */
  buying: ReactNode
}

/** The day, the products and the total of a protocol in a client's hands. */
export function ReceivedPlan({ plan, discount, tools, buying }: ReceivedPlanProps) {
  const { t } = useTranslation('plan')
  return (
    <>
      <ReceivedStyles />
      <section aria-labelledby="plan-day" className="plan-day">
        <div className="plan-day-head">
          <h2 id="plan-day" className="text-h2">
            {t('shared.day')}
          </h2>
          <div className="plan-tools no-print">{tools}</div>
        </div>
        <DayPlates lines={plan.products} />
      </section>
      <div className="plan-columns">
        <PlanProducts
          products={plan.products}
          currency={plan.currency}
          {...(discount && { discount: discount.rate })}
        />
        <PlanTotal plan={plan} buying={buying} {...(discount && { discount })} />
      </div>
    </>
  )
}

type PlanTotalProps = {
  plan: Pick<SharedProtocol, 'products' | 'total_price' | 'currency' | 'practitioner'>
  /** The reader's own; none behind an open link. */
  discount?: { rate: number; amount: number; pays: number }
  /** The way to buy it. */
  buying: ReactNode
}

/** What the whole protocol comes to. */
function PlanTotal({ plan, discount, buying }: PlanTotalProps) {
  const { t, language } = useTranslation('plan')
  const { products, total_price: total, currency, practitioner } = plan
  const count = products.length
  const isReduced = discount !== undefined && discount.amount > 0
  return (
    <section className="plan-total" aria-labelledby="plan-total">
      <h2 id="plan-total" className="text-h3 font-medium">
        {t('shared.total-title')}
      </h2>
      <dl>
        <div>
          <dt>{t('shared.count', { count, formatted: formatNumber(count, language) })}</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
        {isReduced && (
          <div>
            <dt>
              {t('shared.discount', {
                name: practitioner.first_name,
                percent: percentText(discount.rate, language),
              })}
            </dt>
            <dd className="font-semibold text-leaf">−{formatMoney(discount.amount, currency)}</dd>
          </div>
        )}
        <div className="double-rule">
          <dt className="font-semibold text-ink">{t(isReduced ? 'shared.you-pay' : 'shared.total')}</dt>
          <dd className="plan-total-sum">{formatMoney(discount?.pays ?? total, currency)}</dd>
        </div>
      </dl>
      <p className="text-micro text-ink-3">{t('shared.vat')}</p>
      {buying}
      <p className="mt-3 text-small text-ink-2">{t('shared.elsewhere')}</p>
    </section>
  )
}
