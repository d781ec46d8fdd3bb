import { useId, useState } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { besideSteps, checkoutCard } from '../frame.tsx'
import { ItemPicture } from '../item-picture.tsx'
import { PriceSums } from '../price-steps/price-sums.tsx'
import { OrderItems } from './order-items.tsx'

type ShownQuote = Pick<Quote, 'cart' | 'price'>
/** `isOld`: the price of an earlier choice. */
type StripProps = { quote: ShownQuote; isOld: boolean }
type SummaryProps = StripProps & { keptUntil: string }

/** Items and total, beside the steps. */
export function OrderSummary({ quote, isOld, keptUntil }: SummaryProps) {
  const { t } = useTranslation('checkout')
  const id = useId()
  return (
    <aside aria-labelledby={id} className={`max-xl:hidden ${besideSteps}`}>
      <div className={checkoutCard}>
        <div className="flex items-baseline justify-between gap-3">
          <h2 id={id} className="text-h3 font-medium">
            {t('summary.title')}
          </h2>
          <span className="text-small text-ink-2">
            {t('summary.items', { count: quote.cart.total_items })}
          </span>
        </div>
        <OrderItems cart={quote.cart} />
        <Sums quote={quote} isOld={isOld} />
      </div>
      <HeldUntil text={keptUntil} />
    </aside>
  )
}

export function HeldUntil({ text, className = 'mt-4' }: { text: string; className?: string }) {
  return (
    <p className={`flex items-center gap-2.5 text-small text-ink-2 ${className}`}>
      <span className="text-leaf">
        <Icon name="clock" size={19} />
      </span>
      {text}
    </p>
  )
}

/** On a phone the summary is folded into a strip under the header. */
export function OrderStrip({ quote, isOld }: StripProps) {
  const { t } = useTranslation('checkout')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { cart, price } = quote
  return (
    <section aria-label={t('summary.title')} className="border-b border-line bg-surface xl:hidden">
      <button
        type="button"
        className="flex min-h-15 w-full items-center gap-2.5 px-4 py-1.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex [&>*+*]:-ml-2 [&>*+*]:shadow-[-2px_0_0_var(--color-surface)]">
          {cart.items.slice(0, 3).map(({ product_variant_id, product }) => (
            <ItemPicture key={product_variant_id} product={product} width={34} height={38} />
          ))}
        </span>
        <span className="min-w-0 flex-1 text-left leading-[18px]">
          <b className="block text-label font-semibold">{t('summary.items', { count: cart.total_items })}</b>
          <span className="link text-micro">{t(isOpen ? 'summary.hide' : 'summary.show')}</span>
        </span>
        <b
          className="text-price font-bold whitespace-nowrap aria-busy:text-ink-3"
          aria-busy={isOld || undefined}
        >
          {formatMoney(price.total, price.currency)}
        </b>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pb-4">
        <OrderItems cart={cart} />
        <Sums quote={quote} isOld={isOld} />
      </div>
    </section>
  )
}

function Sums({ quote, isOld }: StripProps) {
  return (
    <div className="aria-busy:text-ink-3" aria-busy={isOld || undefined}>
      <PriceSums price={quote.price} />
    </div>
  )
}
