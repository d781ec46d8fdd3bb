import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { CheckoutTitle } from '../frame.tsx'
import { useWaitingOrder, WaitingOrder } from '../waiting-order.tsx'
import type { CheckoutDraft } from './draft.ts'
import type { usePlacing } from './payment/use-placing.ts'
import { WaitingCheckout } from './quote/quote-states.tsx'

type Placing = ReturnType<typeof usePlacing>

/** Nothing can be ordered: why, and where to go instead. */
function NoCheckout({ reason, to }: { reason: 'empty' | 'closed'; to: string }) {
  const { t } = useTranslation('checkout')
  return (
    <div className="wrap pt-8.5 pb-18">
      <CheckoutTitle>{t(`${reason}.title`)}</CheckoutTitle>
      <p className="mt-3 max-w-[52ch] text-ink-2">{t(`${reason}.text`)}</p>
      <ShopLink to={to} className="btn btn-primary btn-lead mt-7">
        {t(`${reason}.way-out`)}
      </ShopLink>
    </div>
  )
}

export function EmptyCheckout() {
  const { t } = useTranslation('checkout')
  const { order, isAsked } = useWaitingOrder()
  if (isAsked) return <WaitingCheckout />
  if (!order) return <NoCheckout reason="empty" to="/products" />
  return (
    <div className="wrap pt-8.5 pb-18">
      <CheckoutTitle>{t('title')}</CheckoutTitle>
      <WaitingOrder />
    </div>
  )
}

/** An order was sent without an answer; the cart is empty, so the order is being looked up. */
export function LostOrder({ draft, placing }: { draft: CheckoutDraft; placing: Placing }) {
  const { t } = useTranslation('checkout')
  const { attempt } = draft
  const hasFailed = placing.placing.state === 'failed'
  return (
    <div className="wrap pt-8.5 pb-18">
      <CheckoutTitle>{t('title')}</CheckoutTitle>
      <div role={hasFailed ? 'alert' : 'status'} className="text-ink-2">
        <p>{t(hasFailed ? 'problem.unanswered' : 'waiting-order.lost')}</p>
        {hasFailed && <p>{t('problem.same-order')}</p>}
      </div>
      {hasFailed && attempt && (
        <button
          type="button"
          className="btn btn-primary mt-5"
          onClick={() => void placing.place(attempt.body)}
        >
          {t('shop:error.try-again')}
        </button>
      )}
    </div>
  )
}

/** There is no payment provider. */
export function ClosedCheckout() {
  return <NoCheckout reason="closed" to="/cart" />
}
