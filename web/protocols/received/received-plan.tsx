import type { ReactNode } from 'react'
import type { SharedProtocol } from '#contract/sharing.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { formatMoney, formatNumber, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { DayPlates } from '../plan/day-plates.tsx'
import { PlanProducts } from './plan-products.tsx'

type ReceivedPlanProps = {
  plan: Pick<SharedProtocol, 'products' | 'total_price' | 'currency' | 'practitioner'>
  discount?: { rate: DiscountRate; amount: number; pays: number }
  /** Print buttons, opposite the title of the daily plan. */
  tools: ReactNode
  /** The button to buy everything. */
  buying: ReactNode
  /** Shown beside the account's navigation. */
  isNarrow?: boolean
}

/** Daily plan, products and total of a client's protocol. */
export function ReceivedPlan({ plan, discount, tools, buying, isNarrow = false }: ReceivedPlanProps) {
  const { t } = useTranslation('plan')
  return (
    <>
      <section aria-labelledby="plan-day" className="mt-7.5 md:mt-13">
        <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
          <h2 id="plan-day" className="text-h2">
            {t('shared.day')}
          </h2>
          <div className="no-print flex flex-wrap gap-x-3 gap-y-1">{tools}</div>
        </div>
        <DayPlates lines={plan.products} />
      </section>
      <div
        className={`mt-9.5 grid items-start gap-8 xl:mt-14 ${isNarrow ? 'xl:grid-cols-[minmax(0,1fr)_300px]' : 'xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-14'}`}
      >
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

const rowLook = 'flex items-baseline justify-between gap-4 py-1.25'

type PlanTotalProps = {
  plan: Pick<SharedProtocol, 'products' | 'total_price' | 'currency' | 'practitioner'>
  /** The reader's own discount; none behind a public link. */
  discount?: { rate: number; amount: number; pays: number }
  /** The button to buy it. */
  buying: ReactNode
}

/** The total of the whole protocol. */
function PlanTotal({ plan, discount, buying }: PlanTotalProps) {
  const { t, language } = useTranslation('plan')
  const { products, total_price: total, currency, practitioner } = plan
  const count = products.length
  const isReduced = discount !== undefined && discount.amount > 0
  return (
    <section
      className="rounded-card border border-line-2 bg-surface p-6 print:break-inside-avoid"
      aria-labelledby="plan-total"
    >
      <h2 id="plan-total" className="text-h3 font-medium">
        {t('shared.total-title')}
      </h2>
      <dl className="mt-3.5 mb-1.5">
        <div className={rowLook}>
          <dt className="text-ink-2">
            {t('shared.count', { count, formatted: formatNumber(count, language) })}
          </dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
        {isReduced && (
          <div className={rowLook}>
            <dt className="text-ink-2">
              {t('shared.discount', {
                name: practitioner.first_name,
                percent: percentText(discount.rate, language),
              })}
            </dt>
            <dd className="font-semibold text-leaf">−{formatMoney(discount.amount, currency)}</dd>
          </div>
        )}
        <div className="double-rule mt-2 flex items-baseline justify-between gap-4 pt-3.5 pb-1.25">
          <dt className="font-semibold text-ink">{t(isReduced ? 'shared.you-pay' : 'shared.total')}</dt>
          <dd className="text-[28px] leading-8.5 font-bold tracking-[-0.01em]">
            {formatMoney(discount?.pays ?? total, currency)}
          </dd>
        </div>
      </dl>
      <p className="text-micro text-ink-3">{t('shared.vat')}</p>
      {buying}
      <p className="mt-3 text-small text-ink-2">{t('shared.elsewhere')}</p>
    </section>
  )
}
