import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { timeText } from '#web/platform/moments.ts'
import { type CheckoutDraft, waitingOrder } from './draft.ts'
import { Kept } from './order-summary.tsx'

/** An order was placed here and not paid yet: its goods are kept, and one may go on. */
export function WaitingOrder({ draft }: { draft: CheckoutDraft }) {
  const { t, language } = useTranslation('checkout')
  const placed = waitingOrder(draft, Date.now())
  if (!placed) return null
  return (
    <section className="waiting-order" aria-label={t('waiting-order.title', { number: placed.order_number })}>
      <p className="font-semibold">{t('waiting-order.title', { number: placed.order_number })}</p>
      <Kept text={t('kept.until', { time: timeText(placed.held_until, language) })} className="mt-1" />
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={placed.payment_url} className="btn btn-primary">
          {t('waiting-order.pay')}
        </a>
        <ShopLink to={`/checkout/return/${placed.order_id}`} className="btn btn-plain">
          {t('waiting-order.see')}
        </ShopLink>
      </p>
    </section>
  )
}
