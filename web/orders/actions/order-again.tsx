import { useState } from 'react'
import { useNavigate } from 'react-router'
import { orderPaths, type Reordered } from '#contract/orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '../../platform/links.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { problemText } from '../problem-text.ts'

/** Lets the rest of the shop know that other things are in the cart now. */
export type OnCart = () => Promise<void>
type OrderAgainProps = { orderId: number; onCart: OnCart; className?: string }

/** Puts all that can still be had into the cart and goes there; what cannot be had is named first. */
export function OrderAgain({ orderId, onCart, className = 'btn-outline' }: OrderAgainProps) {
  const { t, language } = useTranslation('orders')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Reordered>()
  const [problem, setProblem] = useState<string>()

  async function orderAgain() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setOutcome(undefined)
    try {
      const answer = await callAccount<Reordered>(orderPaths.reorder(orderId), { method: 'POST' })
      await onCart()
      if (answer.skipped.length > 0) setOutcome(answer)
      else await navigate(languagePath(language, '/cart'))
    } catch (error) {
      setProblem(problemText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-disabled={busy || undefined}
        onClick={() => void orderAgain()}
      >
        {busy ? <Spinner /> : <Icon name="refresh" size={17} />}
        {t('again')}
      </button>
      <FormProblem>{problem}</FormProblem>
      <div role="status" className="order-skipped">
        {outcome && <Skipped outcome={outcome} />}
      </div>
    </>
  )
}

function Skipped({ outcome: { added, skipped } }: { outcome: Reordered }) {
  const { t, language } = useTranslation('orders')
  const list = new Intl.ListFormat(language.replace('_', '-'), { type: 'conjunction' })
  return (
    <>
      <p>{t('skipped', { count: skipped.length, products: list.format(skipped) })}</p>
      {added > 0 && (
        <ShopLink to="/cart" className="link">
          {t('to-cart')}
        </ShopLink>
      )}
    </>
  )
}
