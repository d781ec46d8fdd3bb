import { useEffect, useState } from 'react'
import { messageOf } from '../../platform/error-text.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import type { PlanInSlot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { useCart } from '../store/cart-state.ts'
import { startCart } from '../store/cart-store.ts'
import { type Bought, buyPlan } from './buy-plan.ts'
import { missingLines } from './missing-lines.ts'

type Outcome = Bought | { problem: string }

const inRow = 'mt-1 flex basis-full flex-wrap items-center *:empty:hidden'

type BuyProtocolProps = {
  plan: PlanInSlot
  /** Price and number of products, beside the button at the foot of a phone's screen. Without it: in a row. */
  foot?: { pays: string; count: string }
}

/** Adds the products of a protocol that are not in the cart yet, and says which are unavailable. */
export function BuyProtocol({ plan, foot }: BuyProtocolProps) {
  const { t } = useTranslation('cart')
  const { lines } = useCart()
  const { buy, outcome, isBusy } = useBuying(plan)
  useEffect(startCart, [])
  const missing = missingLines(plan, lines)
  const canBeHad = plan.lines.some(({ isAvailable }) => isAvailable)
  const isPart = plan.source.product_variant_ids !== undefined
  const isBegun = canBeHad && missing.length < plan.lines.filter(({ isAvailable }) => isAvailable).length
  return (
    <div
      className={`no-print gap-2 text-[14px] ${foot ? 'mt-4 grid foot-bar:grid-cols-[auto_1fr] foot-bar:gap-x-4' : inRow}`}
      data-foot-bar={foot && true}
    >
      <Utilities of="shopping" />
      {foot && (
        <p className="hidden text-micro text-ink-3 foot-bar:block" aria-hidden="true">
          <b className="block text-price font-bold text-ink">{foot.pays}</b>
          {foot.count}
        </p>
      )}
      {missing.length > 0 ? (
        <button
          type="button"
          className={foot ? 'btn btn-primary btn-lead' : 'btn btn-outline btn-dense'}
          aria-busy={isBusy}
          onClick={buy}
        >
          <Icon name="bag" size={19} />
          {isPart
            ? t('protocol.buy-chosen', { count: missing.length })
            : t(isBegun ? 'protocol.buy-rest' : 'protocol.buy')}
        </button>
      ) : (
        canBeHad &&
        !outcome && (
          <p className="flex min-h-11 items-center gap-2 font-strong text-bottle">
            <Icon name="check" size={19} />
            {t('protocol.in-cart')}
          </p>
        )
      )}
      {isPart && !canBeHad && <p className="text-ink-2">{t('protocol.choose-some')}</p>}
      <div role="status" className="empty:absolute foot-bar:order-first foot-bar:col-span-2">
        {outcome && 'added' in outcome && <AddedNote {...outcome} />}
      </div>
      <div role="alert" className="empty:absolute foot-bar:col-span-2">
        {outcome && 'problem' in outcome && <p className="text-madder">{outcome.problem}</p>}
      </div>
      {isBegun && (
        <ShopLink
          to="/cart"
          className={
            foot
              ? `btn btn-plain ${missing.length > 0 ? 'foot-bar:col-span-2' : ''}`
              : 'btn btn-plain btn-dense'
          }
        >
          {t('protocol.open')}
        </ShopLink>
      )}
    </div>
  )
}

/** In a list of protocols. */
export function BuyProtocolInRow({ plan }: { plan: PlanInSlot }) {
  return <BuyProtocol plan={plan} />
}

function AddedNote({ added, skipped }: Bought) {
  const { t, language } = useTranslation('cart')
  const names = listText(skipped, language)
  return (
    <>
      <p>{added > 0 ? t('protocol.added', { count: added }) : t('protocol.nothing-added')}</p>
      {skipped.length > 0 && <p className="text-amber">{t('protocol.skipped', { names })}</p>}
    </>
  )
}

function useBuying(plan: PlanInSlot) {
  const { t } = useTranslation('cart')
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)

  async function buy() {
    if (isBusy) return
    setBusy(true)
    setOutcome(undefined)
    try {
      setOutcome(await buyPlan(plan))
    } catch (error) {
      setOutcome({ problem: messageOf(error) ?? t('toast.not-reached') })
    } finally {
      setBusy(false)
    }
  }
  return { buy, outcome, isBusy }
}
