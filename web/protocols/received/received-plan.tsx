import { type ReactNode, useState } from 'react'
import type { PlanProduct, SharedProtocol } from '#contract/sharing.ts'
import { type DiscountRate, discountOfLines } from '#domain/clients/discounts.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { formatChange, formatMoney, formatNumber, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useRestrictions } from '../../platform/restrictions.ts'
import type { PlanInSlot } from '../../platform/slots.tsx'
import { DayPlates } from '../plan/day-plates.tsx'
import { canBeBought, planInSlot } from './plan-in-slot.ts'
import { PlanProducts } from './plan-products.tsx'

type Plan = Pick<SharedProtocol, 'products' | 'currency' | 'practitioner'>

type Chosen = { plan: PlanInSlot; foot: { pays: string; count: string } }

type ReceivedPlanProps = {
  plan: Plan
  source: PlanInSlot['source']
  /** Of the notes, if it is not the page’s. */
  lang?: string | undefined
  /** The reader's own; none behind a public link. */
  discountRate?: DiscountRate
  /** Print buttons, opposite the title of the daily plan. */
  tools: ReactNode
  /** The button to buy what is chosen. */
  buying: (chosen: Chosen) => ReactNode
  /** Shown beside the account's navigation. */
  isNarrow?: boolean
}

/** Daily plan, products and total of a client's protocol. */
export function ReceivedPlan({ plan, source, lang, discountRate = 0, ...rest }: ReceivedPlanProps) {
  const { t } = useTranslation('plan')
  const { tools, buying, isNarrow = false } = rest
  const { products, currency, practitioner } = plan
  const [deselected, setDeselected] = useState<ReadonlySet<number>>(new Set())
  const { byProduct: restricted } = useRestrictions()
  const chosen = products.filter(
    (product) => canBeBought(product, restricted) && !deselected.has(product.product_variant_id),
  )

  function choose(variantId: number, isChosen: boolean) {
    const next = new Set(deselected)
    if (isChosen) next.delete(variantId)
    else next.add(variantId)
    setDeselected(next)
  }

  return (
    <>
      <section aria-labelledby="plan-day" className="mt-7.5 md:mt-13">
        <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
          <h2 id="plan-day" className="text-h2">
            {t('shared.day')}
          </h2>
          <div className="no-print flex flex-wrap gap-x-3 gap-y-1">{tools}</div>
        </div>
        <DayPlates lines={products} />
      </section>
      <div
        className={`mt-9.5 grid items-start gap-8 xl:mt-14 ${isNarrow ? 'xl:grid-cols-[minmax(0,1fr)_300px]' : 'xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-14'}`}
      >
        <PlanProducts
          products={products}
          restricted={restricted}
          lang={lang}
          currency={currency}
          discount={discountRate}
          chosen={chosen}
          onChoose={choose}
        />
        <PlanTotal
          chosen={chosen}
          {...{ currency, practitioner, discountRate, buying }}
          plan={planInSlot(products, source, { deselected, restricted })}
        />
      </div>
    </>
  )
}

const rowStyle = 'flex items-baseline justify-between gap-4 py-1.25'

type PlanTotalProps = Pick<Plan, 'currency' | 'practitioner'> &
  Pick<ReceivedPlanProps, 'buying'> & {
    chosen: readonly PlanProduct[]
    discountRate: DiscountRate
    plan: PlanInSlot
  }

/** The total of the chosen products, with the button to buy them. */
function PlanTotal({ chosen, currency, practitioner, discountRate, buying, plan }: PlanTotalProps) {
  const { t, language } = useTranslation('plan')
  const count = t('shared.count', { count: chosen.length, formatted: formatNumber(chosen.length, language) })
  const lines = chosen.map(({ price, item_count: quantity }) => ({ price: toMinor(price ?? 0), quantity }))
  const full = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const off = discountOfLines(lines, discountRate)
  const pays = formatMoney(toMajor(full - off), currency)
  return (
    <section
      className="rounded-card border border-line-2 bg-surface p-6 print:break-inside-avoid"
      aria-labelledby="plan-total"
    >
      <h2 id="plan-total" className="text-h3 font-medium">
        {t('shared.total-title')}
      </h2>
      <dl className="mt-3.5 mb-1.5">
        <div className={rowStyle}>
          <dt className="text-ink-2">{count}</dt>
          <dd>{formatMoney(toMajor(full), currency)}</dd>
        </div>
        {off > 0 && (
          <div className={rowStyle}>
            <dt className="text-ink-2">
              {t('shared.discount', {
                name: practitioner.first_name,
                percent: percentText(discountRate, language),
              })}
            </dt>
            <dd className="font-semibold text-leaf">{formatChange(-toMajor(off), currency)}</dd>
          </div>
        )}
        <div className="double-rule mt-2 flex items-baseline justify-between gap-4 pt-3.5 pb-1.25">
          <dt className="font-semibold text-ink">{t(off > 0 ? 'shared.you-pay' : 'shared.total')}</dt>
          <dd className="text-[28px] leading-8.5 font-bold tracking-[-0.01em]">{pays}</dd>
        </div>
      </dl>
      <p className="text-micro text-ink-3">{t('shared.vat')}</p>
      {buying({ plan, foot: { pays, count } })}
      <p className="mt-3 text-small text-ink-2">{t('shared.elsewhere')}</p>
    </section>
  )
}
