import type { ReactNode } from 'react'
import type { SharedProtocol } from '#contract/sharing.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { DayPlates } from '../plan/day-plates.tsx'
import { PlanProducts } from './plan-products.tsx'
import { PlanTotal } from './plan-total.tsx'
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
