import { useState } from 'react'
import { useNavigate } from 'react-router'
import { orderPaths } from '#contract/order-paths.ts'
import type { Reordered } from '#contract/orders.ts'
import { useAttempts } from '../platform/attempt.ts'
import { withCountry } from '../platform/delivery-country.ts'
import { listText } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '../platform/links.tsx'
import { callAccount } from '../platform/session/session.ts'
import { useAction } from '../platform/use-action.ts'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { Spinner } from '../ui/form/submit-button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Tells the rest of the shop that the cart has changed. */
export type OnCart = () => Promise<void>
type OrderAgainProps = { orderId: number; onCart: OnCart; className?: string }

const skippedStyle =
  'rounded-control border-l-4 border-amber bg-amber-soft px-3 py-2.5 text-start text-[14px]/5 text-amber'

/** Adds everything still available to the cart and opens it; unavailable items are listed first. */
export function OrderAgain({ orderId, onCart, className = 'btn-outline' }: OrderAgainProps) {
  const { t, language } = useTranslation('orders')
  const navigate = useNavigate()
  const { isBusy, problem, run } = useAction()
  const [outcome, setOutcome] = useState<Reordered>()
  const attempt = useAttempts()

  async function orderAgain() {
    setOutcome(undefined)
    await run(async () => {
      const path = withCountry(orderPaths.reorder(orderId))
      const answer = await attempt(path, (idempotencyKey) =>
        callAccount<Reordered>(path, { method: 'POST', idempotencyKey }),
      )
      await onCart()
      if (answer.skipped.length > 0) setOutcome(answer)
      else await navigate(languagePath(language, '/cart'))
    })
  }

  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void orderAgain()}
      >
        {isBusy ? <Spinner /> : <Icon name="refresh" size={17} />}
        {t('again')}
      </button>
      <FormProblem>{problem}</FormProblem>
      {/* Always present, so that its content is read aloud. */}
      <div role="status" className={outcome ? skippedStyle : 'absolute'}>
        {outcome && <Skipped outcome={outcome} />}
      </div>
    </>
  )
}

function Skipped({ outcome: { added, skipped } }: { outcome: Reordered }) {
  const { t, language } = useTranslation('orders')
  return (
    <>
      <p>{t('skipped', { count: skipped.length, products: listText(skipped, language) })}</p>
      {added > 0 && (
        <ShopLink to="/cart" className="link text-inherit decoration-current">
          {t('to-cart')}
        </ShopLink>
      )}
    </>
  )
}
